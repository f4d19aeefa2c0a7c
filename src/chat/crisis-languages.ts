/**
 * Words of a life in danger in the languages that are most spoken in the United States beside English and Spanish, and
 * one line in the same language: call 988 now. The line answers in English and Spanish and brings an interpreter to a
 * call in most other languages (988lifeline.org); its texts are English and Spanish only, so the line says to call.
 */
import { say, type Text } from '#engine/say.ts'

interface CrisisLanguage {
  readonly name: string
  readonly pattern: RegExp
  readonly line: Text
}

/** A phrase of a language in Latin letters, as whole words. */
const phrases = (...list: readonly string[]): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${list.join('|')})(?!\\p{L})`, 'iu')

const crisisLanguages: readonly CrisisLanguage[] = [
  {
    name: 'Chinese',
    pattern: /自杀|自殺|想死|不想活|活不下去|结束生命|結束生命/,
    line: say`请现在拨打 **988**：免费，日夜有人，可以要求口译员。`,
  },
  {
    name: 'Korean',
    pattern: /자살|죽고 ?싶|살고 ?싶지 ?않|죽어버리고/,
    line: say`지금 **988**로 전화하세요. 무료이고 밤낮으로 받으며, 통역을 요청할 수 있습니다.`,
  },
  {
    name: 'Vietnamese',
    pattern: phrases('tự tử', 'tự sát', 'muốn chết', 'không muốn sống', 'chết đi cho xong'),
    line: say`Hãy gọi **988** ngay bây giờ: miễn phí, ngày đêm, và có thể yêu cầu thông dịch viên.`,
  },
  {
    name: 'Tagalog',
    pattern: phrases(
      'magpakamatay',
      'gusto ko (?:na|nang) mamatay',
      'gusto ko nang mamatay',
      'ayaw ko nang mabuhay',
      'ayoko nang mabuhay',
    ),
    line: say`Tumawag ngayon sa **988**: libre, araw at gabi, at maaaring humingi ng interpreter.`,
  },
  {
    name: 'French',
    pattern: phrases(
      'me suicider',
      'suicider',
      'me tuer',
      'envie de mourir',
      '(?:je )?veux mourir',
      '(?:plus|pas) envie de vivre',
      'ne veux plus vivre',
    ),
    line: say`Appelez le **988** maintenant : gratuit, jour et nuit, et vous pouvez demander un interprète.`,
  },
  {
    name: 'Haitian Creole',
    pattern: phrases(
      'touye tèt (?:mwen|mwenm|m)',
      'touye tet mwen',
      'mwen vle mouri',
      'm vle mouri',
      'm pa vle viv',
    ),
    line: say`Rele **988** kounye a: li gratis, lajounen kou lannwit, epi ou ka mande yon entèprèt.`,
  },
  {
    name: 'Portuguese',
    pattern: phrases(
      'suic[ií]dio',
      'me suicidar',
      'me matar',
      'quero morrer',
      'vontade de morrer',
      'n[aã]o quero (?:mais )?viver',
      'tirar (?:a )?minha (?:própria )?vida',
    ),
    line: say`Ligue agora para o **988**: é grátis, dia e noite, e você pode pedir um intérprete.`,
  },
  {
    name: 'Russian',
    pattern: phrases(
      'самоубийств\\p{L}*',
      'хочу умереть',
      'не хочу (?:больше )?жить',
      'покончить с собой',
      'убить себя',
    ),
    line: say`Позвоните сейчас по номеру **988**: бесплатно, днём и ночью, можно попросить переводчика.`,
  },
  {
    name: 'Arabic',
    pattern:
      /انتحار|أنتحر|انتحر|أقتل نفسي|اقتل نفسي|أريد أن أموت|اريد ان اموت|لا أريد أن أعيش|لا اريد ان اعيش/,
    line: say`اتصل الآن بالرقم **988**: مجاناً، ليلاً ونهاراً، ويمكنك طلب مترجم.`,
  },
]

/** The words of a crisis in one of these languages; undefined when there are none. */
export function crisisWordsIn(message: string): string | undefined {
  for (const { pattern } of crisisLanguages) {
    const match = pattern.exec(message.normalize('NFC'))
    if (match) return match[0]
  }
  return undefined
}

/** "Call 988 now" in the language of these words; undefined for words of none of these languages. */
export const crisisLineFor = (words: string): Text | undefined =>
  crisisLanguages.find(({ pattern }) => pattern.test(words))?.line
