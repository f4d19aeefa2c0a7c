import { expect, test } from 'vitest'
import { orphansIn } from '#engine/say.ts'
import { careFor } from './care.ts'
import { concernsIn } from './safety.ts'
import { spanishTexts } from './spanish.ts'

const careOf = (message: string) => careFor(concernsIn(message))

test('what is urgent is answered in Spanish when it is said in Spanish', () => {
  for (const [message, kind, word] of [
    ['ya no quiero vivir, debo 40 mil', 'crisis', '988'],
    ['quiero morir', 'crisis', '988'],
    ['no puedo pagar la renta y me van a echar', 'distress', '211'],
    ['me cortaron la luz y tengo dos hijos', 'distress', '211'],
    ['me piden pagar con tarjetas de regalo, es una estafa?', 'scam', 'FTC'],
    ['Hola', 'spanish_greeting', 'Hearth'],
    ['¿Cuánto debo ahorrar para mi jubilación?', 'spanish', 'inglés'],
  ] as const) {
    const care = careOf(message)
    expect([message, care?.kind]).toEqual([message, kind])
    expect(care?.text).toContain(word)
    expect(care?.text).toMatch(/[áéíóúñ]/)
  }
})

test('a crisis in Spanish comes instead of a plan, need beside one', () => {
  expect(careOf('quiero suicidarme')?.instead).toBe(true)
  expect(careOf('no puedo pagar mis deudas')?.instead).toBe(false)
})

test('other languages are told that English works', () => {
  for (const message of ['Wie kann ich mein Geld anlegen und was soll ich tun', '私はお金を投資したいです'])
    expect(careOf(message)?.text).toContain('write in English')
})

test('English that sounds Spanish stays English', () => {
  for (const message of [
    'Should I refinance my casa loan',
    'I live in San Jose with no debt',
    'premium bonds or cash',
  ])
    expect([message, careOf(message)]).toEqual([message, undefined])
})

test('the Spanish texts are short and hold no number without a receipt', () => {
  for (const text of Object.values(spanishTexts)) {
    expect(orphansIn(text)).toEqual([])
    expect(text.split(/\s+/).length).toBeLessThanOrEqual(90)
  }
})
