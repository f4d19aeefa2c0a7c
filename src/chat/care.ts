/** What Hearth says when a message calls for care: short, plain, with who helps and what it can do itself. */
import { join, nothing, say, type Text } from '#engine/say.ts'
import type { TopicSlug } from '#engine/topic-slugs.ts'
import { crisisLineFor } from './crisis-languages.ts'
import type { PrivateNumber } from './masks.ts'
import { type Concern, type ConcernKind, standsBeside } from './safety.ts'
import { spanishTexts } from './spanish.ts'

export interface Care {
  readonly kind: ConcernKind
  readonly text: Text
  /** Said instead of a plan; otherwise beside the answer. */
  readonly instead: boolean
  /** What the person might want to ask next. */
  readonly suggestions: readonly string[]
}

const starters = ['Debt management', 'Build an emergency fund plan.'] as const
const investing = ['One time invest', 'Build an emergency fund plan.'] as const

const scope = say`I help people in the United States plan their money: debt, savings, a budget, retirement, a home, insurance and taxes.`

const { spanish: spanishCore = nothing, spanish_greeting: spanishHello = nothing } = spanishTexts

const texts: Record<ConcernKind, Text> = {
  crisis: say`I am really sorry that it is this hard right now, and I am glad you said it. Please talk to someone now: call or text **988**, the Suicide & Crisis Lifeline, free and open day and night. If you are in danger this minute, call emergency services or go to the nearest emergency room. You are not alone, and your life is worth more than any debt or payout. Money can wait; when you feel safer, I will go through it with you, slowly, one small step at a time.`,
  minor_in_danger: say`I am sorry, that is a lot to carry, and it is not your fault. You deserve to be safe. A free youth line can talk with you now and find a bed nearby: call **211** and ask for youth shelter, or text **988** if you feel you cannot go on. A teacher, school counselor or doctor you trust can call Child Protective Services for you. Money, for now: keep your birth certificate, Social Security card and any cash where only you can reach them. A bank account in your own name usually waits until you are an adult, and I can plan your first months with you.`,
  abuse: say`I am sorry; nobody should be treated like that, and controlling someone's money is abuse too. The National Domestic Violence Hotline listens free and in private, day and night, and **211** finds shelter near you; in danger, call emergency services. If it is safe, keep some cash, your papers and an account that only you can see. I can plan a budget and a safety fund for you alone.`,
  injection: say`I cannot follow that, and I have no access to other people's data or accounts. I stay with one task: ${scope} Ask me a question about your own money and I will help.`,
  scam: say`This has the marks of a scam: a prize, loan or gain that you must pay for first, or pressure to pay by gift card, wire or crypto. Never pay to receive money. Stop: do not send anything more, and do not share codes or account numbers. Call your bank or card issuer now and ask to stop or reverse the payment. Report it to the FTC and the police; for an older relative, Adult Protective Services helps too. If loans were taken for it, tell the lender that fraud is involved. I can help plan how to recover.`,
  fraud: say`I cannot help with that: a false statement on an application or a form is fraud, and it is found out at the worst moment. There is usually a legal way to the same end. For someone who is not an adult yet, a parent or guardian can open a custodial account (UTMA or UGMA), and with earned income a custodial Roth IRA. For a loan or insurance, honest figures, a larger down payment, a co-signer or waiting work better. Tell me what you want to reach and I will look for that way.`,
  tax_evasion: say`I cannot help hide income or claim what is not there; it must be reported, and that is tax evasion. Splitting deposits to stay under a bank's report is called structuring and is illegal by itself, even when the money is clean. A report on cash is routine and costs you nothing. The legal ways are good ones: retirement plans and an HSA, real deductions and credits, the right withholding, and a payment plan with the IRS if you owe. Which of these shall we look at?`,
  terminal_illness: say`I am so sorry; this is a great deal to face. First, for your family: name a guardian for children, write a will, check every beneficiary, and sign powers of attorney for money and health; legal aid can do it quickly. Cover through work needs no health questions; guaranteed-issue policies are small and have a waiting period. Social Security may pay disability now and survivor benefits later.`,
  illness_near: say`I am so sorry about this illness; it makes money questions heavy, and few of them must be settled today.`,
  loss: say`I am so sorry for your loss; very little about money has to be decided at once, so take your time.`,
  distress: say`I am sorry, this is a hard place to be. **211** finds help with food, rent and utility bills today; a nonprofit credit counselor of the NFCC goes through debts with you for little or nothing, and legal aid helps with eviction, garnishment or foreclosure.`,
  private_number: say`Please do not share your Social Security, card or account numbers here; nobody needs them for a plan. I have masked what you typed, so it is not kept. I can help with the question itself.`,
  gibberish: say`I did not quite understand that. Could you rephrase it, or tell me a bit more? I can help with debt, savings, a budget, retirement, a home, insurance or taxes.`,
  other_language: say`I can read English, and a little Spanish, so please write in English if you can. ${scope}`,
  spanish: spanishCore,
  spanish_greeting: spanishHello,
  non_us: say`I know only the money rules of the United States, so accounts, taxes and mortgages where you live may work differently; please check them with someone local. What holds anywhere: start small and make saving a habit, keep an emergency fund first, pay off expensive debt, and invest in broad low-cost funds only what you will not need for years.`,
  stock_pick: say`I cannot recommend or predict single stocks; nobody can do that reliably, and one company can fall far. What works for most people is a diversified, low-cost index fund of the total stock market, with money that you will not need for years, after an emergency fund and expensive debt. I can show you how much that could be and what a bad year would look like.`,
  unreal_return: say`Nobody can guarantee a return like that; where a gain is large and quick, so is the risk of losing it all, and a promise of both is the mark of a scam. What is in your hands is how much you save, what you pay in fees and taxes, and how long the money stays in low-cost diversified funds. Tell me the sum, what it is for and when you need it, and I will show what is realistic.`,
  crypto: say`I cannot tell you which coin to buy, and I do not recommend any. Crypto is very volatile: it has lost most of its value several times. If you want some, make it a small share, only money that you can afford to lose, after an emergency fund and expensive debt; if it grows large, take some out and rebalance. Gains are taxable. For the money that matters, a diversified low-cost index fund is the steadier way, and I can plan that with you.`,
  live_data: say`I do not have live prices, quotes or rates, and I cannot search the web; your bank, broker or a newspaper shows them. I can help plan around them: how much to invest, what a rate means for you, and what to do first.`,
  account_access: say`I cannot see or access any of your accounts, so I do not know your balance, rate or bill. Your bank or card issuer shows it in its app or on the statement, or you can call the number on your card. Tell me the figures and I will help plan with them.`,
  account_action: say`I cannot do that: I have no access to accounts, and I cannot move, buy, sell or pay anything. Your bank or broker can, in its app or by telephone. What I can do is help plan whether it is a good step and what it means for the rest of your money.`,
  bank_support: say`I cannot see your card or account, so I cannot tell what went wrong. Please contact your bank or card issuer, at the number on the back of the card; they can unblock, replace or refund it, and if a charge is not yours, dispute it with them today. I can help with the plan around it.`,
  legal: say`That is a question of law, and I am no lawyer, so I will not guess or name one. Your state's bar association runs a referral service, and legal aid helps for free when money is short; ask an attorney about the first meeting's fee. I can help with the money side: what it may cost, and how to plan for it.`,
  employment_dispute: say`That is a question for an employment lawyer or your state's labor department, which takes wage claims without a fee. Get it in writing: keep the offer letter, pay stubs and messages, and ask your employer for a written answer. Until it is settled, plan without that money; I can help you do that.`,
  medical: say`I cannot give medical advice; please ask a doctor or nurse, and in an emergency call emergency services. I can help with the money side: what insurance pays, an HSA, or how to plan for a bill.`,
  minor: say`You are starting early, which is the best thing anyone can do with money. Until you are an adult, a parent or guardian has to open the account with you: a custodial account (UTMA or UGMA), or a custodial Roth IRA once you earn something.`,
  unrelated: say`That is outside what I can help with. ${scope} What would you like to plan?`,
}

const suggestionsFor = (kind: ConcernKind): readonly string[] => {
  if (kind === 'crisis' || kind === 'minor_in_danger' || kind === 'abuse') return []
  return kind === 'stock_pick' || kind === 'unreal_return' || kind === 'crypto' ? investing : starters
}

/** A crisis may come with a debt that can be made lighter; one sentence, after help. */
const easesLoans = say`Federal student loans have an income-driven repayment plan whose payment can be very low; nothing about them has to be solved today.`

/** What to say to the most urgent concern; undefined when there is none. */
export function careFor(concerns: readonly Concern[], about: readonly TopicSlug[] = []): Care | undefined {
  const lead = concerns.find(({ kind }) => !standsBeside(kind)) ?? concerns[0]
  if (!lead) return undefined
  const { kind } = lead
  const isSpanish = concerns.some((one) => one.kind === 'spanish')
  const more = kind === 'crisis' && about.includes('student_loans') ? easesLoans : nothing
  const line = kind === 'crisis' ? crisisLineFor(lead.words) : undefined
  const text = join([texts[kind], more])
  return {
    kind,
    text: isSpanish ? (spanishTexts[kind] ?? text) : line === undefined ? text : join([line, text], '\n\n'),
    instead: !standsBeside(kind),
    suggestions: suggestionsFor(kind),
  }
}

const told: Record<PrivateNumber, Text> = {
  social_security: say`a Social Security number`,
  card: say`a card number`,
  account: say`an account number`,
}

/** Tells the person that a private number was masked; nothing when there was none. */
export function maskedNote(found: readonly PrivateNumber[]): Text {
  const [first] = found
  return first === undefined
    ? nothing
    : say`I masked ${told[first]} in your message, so it is neither kept nor logged. Please do not share such numbers here.`
}
