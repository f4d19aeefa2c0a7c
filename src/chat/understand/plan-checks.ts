/** The check that an old plan sent: its sum, its day, and with what was withheld the whole that was paid out. */
import { mayBeMoney } from './cues.ts'
import { datesIn } from './dates.ts'
import { amountOf, type Mention } from './numbers.ts'
import { type Find, find, type Reading } from './reading.ts'
import { isAboutPlan, leftThen } from './separation.ts'
import { unreal } from './tenses.ts'

const checkBefore =
  /\b(?:checks?|distribution check)(?: (?:for|of|over|worth|in the amount of|that was|was|is|made out to me|from (?:my |the |their )?(?:old |former |previous )?(?:401 ?\(?k\)?|403 ?\(?b\)?|plan|tsp|employer|fidelity|vanguard|schwab|empower))(?: for)?)*,?$/
const checkAfter = /^ ?check\b/
const otherCheck =
  /\b(?:pay ?checks?|stimulus|insurance|settlement|estate|inherit\w*|refund|severance|aunt|uncle|grand\w+|dad|mom|father|mother|irs (?:sent|mailed|refund|check)|(?:from|by) the irs|social security)\b/

const ofTax =
  '(?:for|in|of|to|toward|towards|from|as) (?:the )?(?:federal |state |income )*(?:tax(?:es)?|withholding|irs)'
const keptBack =
  /\b(?:took(?: out| off)?|taken out|keep(?:ing)?|kept(?: back)?|held back|deduct(?:ed|ing)|withh(?:eld|olding)(?: of)?|less|minus)(?: (?:about|around|another|the other))* ?\$?$/
const keptFor = new RegExp(`^ ?(?:out |back |aside )?${ofTax}\\b`)
const wasWithheld =
  /^ ?(?:(?:of (?:it|that|this|which) )?(?:was|were|got|is|has been|had been|being) )?(?:already )?(?:withheld|held back|kept back|taken out|deducted)\b/
const isWithheld = (mention: Mention): boolean =>
  mayBeMoney(mention) &&
  mention.per === undefined &&
  ((keptBack.test(mention.before) &&
    (keptFor.test(mention.right) || /\bwithh\w+(?: of)?(?: about| around)* ?\$?$/.test(mention.before))) ||
    wasWithheld.test(mention.right))
const sentBefore =
  /\b(?:(?:sent|mailed|paid|cut) (?:me|us)|(?:i|we) (?:got|received))(?: (?:only|just|about|around))*$/

/** "They took out 10,000 for taxes": what the plan paid in all is the check and that. */
function paidInAll({ mentions }: Reading, check: Mention): Find[] {
  const withheld = mentions.find((one) => one !== check && isWithheld(one))
  if (withheld === undefined) return []
  const whole = check.low + withheld.low
  const named = mentions.filter(({ low, high }) => low === high && low === whole)
  return [withheld, ...named].map(({ span, index }) =>
    find('planBalance', whole, span, 'rollover', 0.96, index),
  )
}

/** "they sent me a check for $64,000 on October 6": no balance, and a clock that runs. */
export function checksOfPlan(reading: Reading): Find[] {
  if (otherCheck.test(reading.text.replace(/\bwithheld[^.;!?\n]{0,20}\bby the irs\b/g, ''))) return []
  const isSent =
    /\b(?:plan|401 ?\(?k\)?|403 ?\(?b\)?|provider|custodian|administrator|they|fidelity|vanguard|empower|schwab|old employer|principal) (?:just |already |recently |has |have )?(?:sent|mailed|cut|issued|wrote)\b/.test(
      reading.text,
    )
  if (!isAboutPlan(reading) && !isSent) return []
  const isWithholding = reading.mentions.some(isWithheld)
  const mention = reading.mentions.find(
    (one) =>
      mayBeMoney(one) &&
      one.per === undefined &&
      !isWithheld(one) &&
      (checkBefore.test(one.left) ||
        checkAfter.test(one.right) ||
        (isWithholding && sentBefore.test(one.left))) &&
      unreal(one) === undefined,
  )
  if (!mention) return []
  const finds = [
    find('checkAmount', amountOf(mention), mention.span, 'rollover', 0.93, mention.index),
    ...paidInAll(reading, mention),
  ]
  const day = datesIn(reading.text, reading.today, 'past').find(
    ({ date, span }) =>
      date <= reading.today &&
      (/\b(?:check|sent|mailed|received|got|came|arrived|cut|issued)\b/.test(
        reading.text.slice(Math.max(0, span[0] - 90), span[0]),
      ) ||
        // "On October 20 I received a check".
        /^,? (?:i|we|they|the plan|it) (?:\w+ )?(?:received|got|sent|mailed|cut|issued|came|arrived)\b[^.;!?]{0,30}\bcheck\b/.test(
          reading.text.slice(span[1], span[1] + 70),
        )) &&
      !leftThen.test(reading.text.slice(Math.max(0, span[0] - 70), span[0])),
  )
  return day ? [...finds, find('checkReceivedDate', day.date, day.span, 'rollover', 0.85)] : finds
}
