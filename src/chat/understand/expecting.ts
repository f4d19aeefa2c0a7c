/** A child on the way. */
import { find, type Reader, type Reading } from './reading.ts'

const expecting =
  /\b(?:pregnant|(?:one|another|little one|twins) (?:more )?(?:is )?on the way|(?:another|first|second|third|fourth)(?: one| baby| child| kid)? (?:is )?due(?! (?:date|to|on the (?:loan|card)))|baby (?:is )?(?:on the way|coming|due|arriving)|kid (?:is )?on the way|child (?:is )?on the way|(?:we are|we're|i'm|wife is|she's|she is|currently) expecting(?! (?:(?:an? )?(?:\w+ )?(?:raise|bonus|refund|check|payout|settlement)\b|to|that|the|my|an? inheritance|an? settlement|about|\$))|expecting (?:in|this|next) (?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|fall|winter|month|year)\b|expecting (?:our|my|a|twins|another|first|baby)(?: (?:first|second|third|new|baby|child|kid|girl|boy|daughter|son|little))*(?=[ .,!?]|$)(?! (?:raise|bonus|inheritance|settlement|refund|check|large|big|small))|having (?:a|our first|our second|another|twins|our third|my first) ?(?:baby|child|kid)?\b(?! (?:hard|tough|good|bad|great|lot|mortgage|job))|due (?:date|in (?:january|february|march|april|may|june|july|august|september|october|november|december|\w+ weeks|\w+ months) with)|newborn (?:on the way|coming)|baby due)/

export const readExpecting: Reader = (reading) => {
  const coming = expecting.exec(reading.text)
  if (
    coming &&
    /\b(?:having (?:a|another|twins|our|my)|expecting|pregnant|baby|kid|child|due|newborn|way)/.test(
      coming[0],
    )
  ) {
    const isBaby = /baby|child|kid|twins|pregnant|first|second|third|expecting|newborn|due|on the way/.test(
      coming[0],
    )
    const beforeIt = reading.text.slice(Math.max(0, coming.index - 24), coming.index)
    if (
      isBaby &&
      !/\b(?:not|if|when|before|after|friend is|thinking of|plan(?:ning)? on|sister is|considering) (?:\w+ )?$/.test(
        beforeIt,
      )
    )
      return [find('expecting', true, [coming.index, coming.index + coming[0].length], 'expecting', 0.8)]
  }
  return []
}

/** Whether a child is on the way, as the message or the talk before it says. */
export const isExpecting = (reading: Reading): boolean =>
  readExpecting(reading).length > 0 || reading.household?.expecting === true
