import { expect, test } from 'vitest'
import { orphansIn } from '#engine/say.ts'
import { careFor } from './care.ts'
import { concernsIn } from './safety.ts'

const careOf = (message: string) => careFor(concernsIn(message))

test('a crisis in another language comes first, with one line in that language and the English text', () => {
  for (const [message, line] of [
    ['我欠了很多钱，不想活了', '拨打'],
    ['我想自殺', '拨打'],
    ['빚이 너무 많아요. 죽고 싶어요', '전화하세요'],
    ['Tôi nợ nhiều quá, tôi không muốn sống nữa', 'gọi'],
    ['Ang dami kong utang, gusto ko nang mamatay', 'Tumawag'],
    ["J'ai trop de dettes, je veux mourir", 'Appelez'],
    ['Mwen gen twòp dèt, mwen vle mouri', 'Rele'],
    ['Tenho muitas dívidas e quero morrer', 'Ligue'],
    ['У меня долги, я больше не хочу жить', 'Позвоните'],
    ['لدي ديون كثيرة، أريد أن أموت', 'اتصل'],
  ] as const) {
    const care = careOf(message)
    expect([message, care?.kind, care?.instead]).toEqual([message, 'crisis', true])
    expect(care?.text.startsWith(line) || care?.text.slice(0, 40).includes(line), message).toBe(true)
    expect(care?.text).toContain('call or text **988**')
    expect(orphansIn(care?.text ?? '')).toEqual([])
  }
})

test('other languages without such words are no crisis, and English has no second line', () => {
  for (const message of [
    '我想投资我的钱',
    'Je veux acheter une maison avec mon argent',
    'Tôi muốn mua nhà và trả nợ',
    'Quero comprar uma casa com meu dinheiro',
    'Хочу купить дом и закрыть долг',
  ])
    expect([message, careOf(message)?.kind]).not.toEqual([message, 'crisis'])
  expect(careOf('I want to die')?.text).toMatch(/^I am really sorry/)
})
