/** Whether a plan at the work of today takes money of old ones: its rules, or that it is weighed as the place to go. */
import { phraseReader } from './phrases.ts'
import { type Find, find, type Reader, type Reading } from './reading.ts'
import { isInRollover } from './separation.ts'

const plan =
  '(?:401 ?\\(?k\\)?|403 ?\\(?b\\)?|457 ?\\(?b?\\)?|tsp|(?:retirement |workplace |savings |work )?plan)(?!\\w)'
const today = '(?:new|current|present)'
const whose = '(?:my|the|our|his|her|their)'
const work = '(?:employer|job|company|work|workplace|firm|place|school|hospital|district|agency)'
/** "My new employer's plan", "the 401(k) at my new job", "my new one". */
const newPlan = `(?:${whose} ${today} (?:${work}(?:'?s)? )?(?:${plan}|one\\b)|(?:${whose}|a) (?:${today} )?${plan} (?:at|of|from|with|through) ${whose} ${today} ${work}\\b)`
const newWork = `${whose} ${today} ${work}\\b(?!'?s? (?:has no|doesn't|does not|offers no))`
const rolled =
  '(?:roll|transfers?|(?:(?:me|us|you|people|employees|new hires) )?(?:to )?(?:bring|roll|move|transfer)|(?:money|balances|funds) from|(?:old|outside|other|former|previous) (?:plans?|401|money|accounts?|balances?))'
const accept = '(?:accept|take|allow|let|permit)'
/** "My new clinic has a 401(k) that takes transfers": work by any name. */
const anyWork = `(?:my|our) new (?!(?:house|home|car|adviser|advisor|ira|bank|account|wife|husband)\\b)[a-z]+ (?:has|offers|comes with|with|provides) (?:an? )?(?:\\w+ )?${plan}`
const speaker = `(?:${anyWork}|${newPlan}|(?:${whose} )?${today} (?:${work}|${plan})(?:'s)?)`

/** What is said of money of IRAs or of rollovers coming in: a plan that lets nothing out is another matter. */
const comesIn =
  '(?:(?:pre-?tax )?ira (?:money|balances|funds|rollovers?|transfers?)|(?:rollovers?|transfers?|money|funds|anything) from (?:an? |my |any |other )?(?:\\w+ )?iras?\\b|roll-?ins?\\b|rollovers in\\b|incoming rollovers)'

const readRules = phraseReader('new-plan', [
  {
    key: 'newPlanAcceptsRollovers',
    value: false,
    says: new RegExp(
      `\\b${speaker}[^.;!?\\n]{0,30}? (?:doesn't|does not|don't|do not|won't|will not) ${accept}(?: \\w+){0,3}? ${rolled}|\\b${speaker} takes no (?:roll|transfers)|\\bmy (?:employer'?s? |work |company )?${plan} (?:doesn't|does not|don't|won't|will not) ${accept}(?: \\w+)? ${comesIn}`,
    ),
  },
  {
    key: 'newPlanAcceptsRollovers',
    value: true,
    says: new RegExp(
      `(?<!\\b(?:does|do|would|will|can|if|whether) )\\b${speaker}(?:[^.;!?\\n]{0,30}?|[^.;!?\\n]{0,70}? (?:and|that|which|it)) (?:will )?${accept}s?(?: \\w+){0,3}? ${rolled}`,
    ),
    unless: new RegExp(`\\b(?:does|do|would|will|can|if|whether) ${speaker}`),
  },
])

const or = ',? (?:or|vs\\.?|versus)(?: (?:in)?to)? '
const ira = '(?:an? |my |the )?(?:new |rollover |traditional )*ira\\b'
const moves =
  '(?:roll(?:ed|ing)?|mov(?:e|ed|ing)|transfer(?:red|ring)?|tak(?:e|ing)|bring(?:ing)?|combin(?:e|ing)|merg(?:e|ing)|consolidat(?:e|ing))'

/** A place that the money could go to: asked or wished, it is there. */
const readPlace = phraseReader('new-plan', [
  {
    key: 'newPlanAcceptsRollovers',
    value: true,
    says: new RegExp(
      `\\b(?:in)?to ${newPlan}|\\b${moves}\\b[^.;!?\\n]{0,50} (?:(?:in)?to ${newWork}|with ${newPlan})|\\b(?:${newPlan}|${newWork})${or}${ira}|\\b${ira}${or}(?:${newPlan}|${newWork})`,
    ),
    evenPlanned: true,
    confidence: 0.6,
  },
])

/** "New job has one too": said of the plan that was named before. */
const readOneToo = phraseReader('new-plan', [
  {
    key: 'hasWorkplacePlan',
    value: true,
    says: new RegExp(
      `\\b(?:401|403|457|plan\\b)[^!?\\n]{0,80}\\b(?:new|current|present) ${work} (?:also )?(?:has|offers|comes with) (?:one|it|theirs|the same)\\b`,
    ),
    confidence: 0.7,
  },
])

/** What goes in from pay is no rollover. */
const paysIn =
  /\b(?:contribut\w*|put(?:ting)?|defer\w*|sav(?:e|ing)|enroll\w*)(?: [\w$%,.]+){0,6} (?:in)?to (?:my|the|our|his|her|their) (?:new|current|present)\b/

export const readNewPlan: Reader = (reading: Reading): Find[] => {
  const isWeighed = isInRollover(reading) && !paysIn.test(reading.text)
  const told = readRules(reading)
  const found = told.length > 0 ? told : isWeighed ? readPlace(reading) : []
  // Whatever it takes, there is a plan.
  return [
    ...found.flatMap((one) => [one, find('hasWorkplacePlan', true, one.span, 'new-plan', 0.6)]),
    ...readOneToo(reading),
  ]
}
