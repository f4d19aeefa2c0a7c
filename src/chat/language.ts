/** Whether a message is English, Spanish, another language, or no language at all. */

export type Language = 'english' | 'spanish' | 'other' | 'none'

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '))

const english = words(
  'a about after all also am an and any are as ask at back bad be because been before best better but buy by can card cash come could credit day debt did do does dont down each earn even ever every find first for from fund get give go good got had has have he hello help her here hey hi him his home house how i id if im in income insurance into invest is it its ive job just keep kids know last let life like live loan long look lot make many market match max may me mean money month more mortgage most much my need never new next no not now of off ok okay old on one or other our out over own pay people plan please put rate really rent retire retirement right risk roth said same save saving savings see sell she should sick so some soon start state still stock stocks stop student sure take tax taxes tell than thank thanks that the their them then there these they thing think this those time to too try two under until up us use very vs want was way we well what when where which while who why will with work working would year years yes you your yo bye later cool great nice wow lol maybe yeah yep nope sorry whats wassup sup done left owe owed balance car card cards apr total house kids wife husband mortgage rollover budget college fund funds bonus salary age years obviously thousand hundred million grand percent paid emergency plan roth ira hsa social security refinance score inherited insurance budget debts bills bank account accounts contribution employer',
)
const spanish = words(
  'el la los las un una de del y en que qué por para con sin mi mis su sus es son soy estoy tengo tiene puedo puede debo debería quiero necesito cómo como cuánto cuanto cuántos cuándo cuando dónde donde cuál cual dinero deuda deudas ahorro ahorros ahorrar invertir inversión jubilación jubilarme retiro casa hipoteca impuestos tarjeta crédito seguro préstamo préstamos gracias hola ayuda mejor rápido hijos universidad trabajo año años mes ganar pagar comprar fondo emergencia cuenta banco si no me al lo más muy',
)
const others = words(
  'le les des une est je suis mon ma mes dans pour avec comment combien argent que vous nous bonjour merci der die das und ich bin mein meine wie viel geld für nicht ist kann soll ein eine hallo danke il lo gli di che per non sono come quanto soldi investire ciao grazie o os as um uma eu meu minha não dinheiro quanto posso devo onde obrigado olá het een ik mijn hoe veel geld niet van voor dank och jag är inte pengar jak czy nie pieniądze tôi là của và bao nhiêu tiền ang mga ako ko paano pera',
)

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}']+/gu) ?? []
const share = (list: readonly string[], known: ReadonlySet<string>) =>
  list.filter((word) => known.has(word) || known.has(word.replaceAll("'", ''))).length

/** Letters of other scripts: Cyrillic, Arabic, Hebrew, Devanagari, Chinese, Japanese, Korean, Thai. */
const otherScript =
  /[\u0400-\u04ff\u0590-\u06ff\u0900-\u0dff\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/g

/** Whether a word can be said: it has a vowel, and no long run of consonants. */
const sayable = (word: string) =>
  /[aeiouyáéíóúàèìòùâêîôûäëïöü]/i.test(word) && !/[bcdfghjklmnpqrstvwxz]{5}/i.test(word)

export function languageOf(message: string): Language {
  const scripted = message.match(otherScript)?.length ?? 0
  if (scripted >= 4) return 'other'
  // Letters beside digits ("210k") are no words.
  const list = wordsOf(message.replace(/\d[\d,.]{0,12}[a-z]{0,3}\b/gi, ' '))
  if (list.length === 0) return /\d/.test(message) ? 'english' : 'none'
  const [inEnglish, inSpanish, inOthers] = [share(list, english), share(list, spanish), share(list, others)]
  if (/[¿¡]/.test(message) || (inSpanish >= 2 && inSpanish > inEnglish && inSpanish >= inOthers))
    return 'spanish'
  if (inEnglish > 0 && inEnglish >= list.length * 0.12) return 'english'
  if (inOthers >= 2 && inOthers > inEnglish) return 'other'
  if (list.length >= 6 && list.filter(sayable).length >= list.length * 0.8) return 'other'
  const nonsense = list.filter((word) => !sayable(word)).length
  if (list.length >= 2 && nonsense >= Math.max(1, list.length * 0.4)) return 'none'
  return list.length === 1 && nonsense === 1 && (list[0]?.length ?? 0) >= 5 ? 'none' : 'english'
}
