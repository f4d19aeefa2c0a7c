/** The core of what is said, in Spanish: crisis, need, scams, what Hearth does, a greeting. Everything else is English. */
import { say, type Text } from '#engine/say.ts'
import type { ConcernKind } from './concern-words.ts'

interface SpanishRow {
  readonly kind: ConcernKind
  readonly pattern: RegExp
}

export const spanishRows: readonly SpanishRow[] = [
  {
    kind: 'crisis',
    pattern:
      /(?:quiero|quisiera|ganas de|prefiero|pienso en|pensando en) (?:morir(?:me)?|matarme|suicidarme|desaparecer)\b|\bsuicid(?:arme|arse|io)\b|\bno quiero (?:vivir|seguir viviendo|despertar|estar viv[oa])\b|\bquitarme la vida\b|\b(?:estar[ií]an?|estoy) mejor (?:muert[oa]|sin m[ií])(?=[ .,!?]|$)|\bhacerme da[nñ]o\b|\bacabar con mi vida\b/,
  },
  {
    kind: 'scam',
    pattern:
      /\bestaf(?:a|as|aron|ado|ador(?:es)?)\b|\btarjetas? de regalo\b|\bfraude\b|\bgan[eé] (?:la|una) loter[ií]a\b|\bpremio\b[^.\n]{0,40}\bpagar\b|\bpagar\b[^.\n]{0,40}\bpremio\b/,
  },
  {
    kind: 'distress',
    pattern:
      /\bno (?:puedo|podemos|puede|tengo para|tenemos para) (?:pagar|comer|comprar (?:comida|medicinas?))\b|\bdesaloj(?:o|ar|arme|arnos|aron)\b|\bme (?:van a|quieren) (?:echar|sacar)\b|\bsin (?:comida|hogar|casa|techo|luz|dinero para)\b|\b(?:cortar(?:on|me)?|quitar(?:on|me)?) la (?:luz|electricidad|agua)\b|\bembarg(?:o|ar|aron|ado)\b|\bcobradores\b|\bahogad[oa]s? (?:en|con|por)\b|\bdesesperad[oa]s?\b|\bperd(?:er|iendo|imos) (?:mi|la|nuestra) casa\b/,
  },
  {
    kind: 'spanish_greeting',
    pattern:
      /^[\s¡!.,]*(?:hola|buen(?:os|as) (?:d[ií]as|tardes|noches)|qu[eé] tal|muchas gracias|gracias|adi[oó]s|hasta luego)(?: (?:hearth|amigos?|a todos|qu[eé] tal))?[\s!.,?]*$/,
  },
]

export const spanishTexts: Partial<Record<ConcernKind, Text>> = {
  crisis: say`Siento mucho que esto sea tan difícil, y me alegra que lo diga. Por favor hable ahora con alguien: llame o envíe un mensaje al **988**, la Línea de Prevención del Suicidio y Crisis, gratis, día y noche, también en español. Si está en peligro ahora mismo, llame a emergencias o vaya al hospital más cercano. Usted no está solo, y su vida vale más que cualquier deuda. El dinero puede esperar.`,
  distress: say`Lo siento, es un momento difícil. El **211** encuentra hoy ayuda con comida, renta y luz, también en español; un consejero sin fines de lucro de la NFCC revisa sus deudas por poco o nada, y la ayuda legal apoya en un desalojo o embargo. La respuesta sigue en inglés.`,
  scam: say`Esto parece una estafa: nunca pague para recibir dinero, y nadie serio cobra con tarjetas de regalo, transferencias o criptomonedas. Deténgase: no envíe nada más ni comparta códigos. Llame ahora a su banco y pida detener el pago, y denúncielo a la FTC, que atiende en español.`,
  spanish: say`Leo preguntas cortas en español; el inglés lo entiendo mejor, y la respuesta sigue en inglés. Ayudo con deudas, ahorros, presupuesto, jubilación, vivienda, seguros e impuestos en los Estados Unidos.`,
  spanish_greeting: say`¡Hola! Soy Hearth. Ayudo a familias en los Estados Unidos a planear su dinero: deudas, ahorros, presupuesto, jubilación, vivienda, seguros e impuestos. Puede escribirme una pregunta corta en español; el inglés lo entiendo mejor.`,
}

/** Said alone, where the sums of a Spanish message were not read: a plan would be made of sums that nobody told. */
export const spanishUnread = say`Leo solo preguntas cortas en español, y no entendí las cifras de su mensaje. Para no inventar un plan, por favor escríbalo en inglés, aunque sea muy sencillo: su edad, lo que gana en un año, lo que tiene ahorrado, lo que debe y lo que quiere lograr. Ayudo con deudas, ahorros, presupuesto, jubilación, vivienda, seguros e impuestos en los Estados Unidos.`
