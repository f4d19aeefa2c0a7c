/** How a plan says "if this were so": the words after "If", by fact; {} stands for the value. */
import { factInWords } from './fact-reader.ts'
import { type FactKey, type FactValue, facts, middle } from './household.ts'
import { join, listed, orphansIn, say, type Text, words } from './say.ts'
import type { Worksheet } from './worksheet.ts'

const numbers: Partial<Record<FactKey, string>> = {
  amount: 'the sum were {}',
  horizonYears: 'you needed the money in {}',
  age: 'you were {}',
  spouseAge: 'your spouse or partner were {}',
  retirementAge: 'you stopped working at {}',
  income: 'your pay were {}',
  payThisYear: 'you had earned {} this year until the job ended',
  takeHomeMonthly: 'you took home {}',
  spouseIncome: 'your spouse or partner earned {}',
  monthlyExpenses: 'you needed {} for essentials',
  monthlySurplus: 'you put aside {}',
  debtPaymentMonthly: 'you could pay {} on debts in all',
  debtPaymentOnce: 'you paid {} on debts once',
  savings: 'you had {} of other cash',
  deductible: 'your largest deductible were {}',
  saleGain: 'the gain on the sale were {}',
  taxOwedOnMoney: 'you owed {} of tax on this money',
  retirementExpensesAnnual: 'you wanted to spend {} in retirement',
  contributionRate: 'you put {} of your pay into the plan at work',
  spouseContributionRate: 'your spouse or partner put {} of their pay into the plan at work',
  ssMonthly: 'Social Security paid you {}',
  spouseSsMonthly: 'Social Security paid your spouse {}',
  retirementSavings: 'you had {} of retirement savings',
  coverPremiumMonthly: 'health cover cost you {}',
  unemploymentMonthly: 'unemployment benefits paid you {}',
  severance: 'you got {} of severance pay',
  ownerDeathYear: 'the owner had died in {}',
  ownerAgeAtDeath: 'the owner had died at {}',
  earners: 'there were {} pay checks in the household',
  numDependents: '{} people depended on you',
  pretaxIraBalance: 'you had {} of pre-tax money in IRAs',
  rothSavings: '{} of your retirement savings were Roth',
  priorYearWages: 'your employer paid you {} last year',
  pensionMonthly: 'you had a pension of {}',
  spousePensionMonthly: 'your spouse had a pension of {}',
  collegeFundShare: 'you wanted {} of the cost saved',
  collegeSaved: '{} were saved for college already',
  collegeMonthly: 'you put {} into college savings',
  privateSchoolCost: 'the school cost {}',
  taxableInvestments: 'you had {} of investments outside retirement accounts',
  agi: 'your adjusted gross income were {}',
  coverageAmount: 'you had {} of life insurance of your own',
  spouseCoverageAmount: 'your spouse or partner had {} of life insurance',
  coverageYearsLeft: 'the policy that you have ran for another {}',
  newChildMonthly: 'the child on the way cost {}',
  collegeWish: 'the cover left {} to each child for college',
  stayAtHomeServicesMonthly: 'paid care cost {}',
  careAloneMonthly: 'the further care that one parent alone needs cost {}',
  survivorSpendingShare: 'your family would spend {} of today’s costs without you',
  insuranceMoneyReturn: 'the insurance money earned {} above inflation',
  finalExpenses: 'a funeral and last bills cost {}',
  survivorSpendingMonthly: 'your family would spend {} without you',
  specialNeedsMonthly: 'lifelong care cost {}',
  decreeYears: 'the court order asked for the cover for {} more',
  yearsOfSupport: 'your family were supported for {}',
  insuranceBudgetMonthly: 'you could pay {} for life insurance',
  refinanceRate: 'you were offered {} for your student loans',
  refinanceYears: 'the loan that is offered ran for {}',
  debtOfferRate: 'the offer for your debts cost {}',
  debtOfferYears: 'the loan that is offered for your debts ran for {}',
  debtOfferMonths: 'the low rate of the transfer held for {}',
  debtOfferFee: 'the offer for your debts had a fee of {}',
  debtOfferSum: 'the offer took over {} of your debts',
  pslfPayments: '{} of your payments counted toward public-service forgiveness',
  incomePlanPayments: '{} of your payments counted toward forgiveness of your income plan',
  planBalance: 'the plan held {}',
  rothPlanBalance: 'the plan held {} of Roth money',
  afterTaxPlanBalance: 'the plan held {} of after-tax money',
  employerStockValue: 'the plan held {} of company stock',
  employerStockBasis: 'the company stock had cost {}',
  separationAge: 'you had left the job at {}',
  publicSafetyServiceYears: 'you had served {} under the plan',
  checkAmount: 'the plan had sent you a check of {}',
  planLoanBalance: 'you owed the plan a loan of {}',
  oldPlanFee: 'the old plan cost {} a year',
  newPlanFee: 'the new plan cost {} a year',
  iraFee: 'an IRA cost {} a year',
  planDrawMonthly: 'you needed {} from the plan',
  pensionOfferMonthly: 'the pension paid {}',
}

const choices: Partial<Record<FactKey, Readonly<Record<string, string>>>> = {
  planType: {
    plan_401k: 'it were a 401(k)',
    gov_457b: 'it were a 457(b) of a state, a city or a county',
  },
  stillWorksThere: {
    true: 'you still worked for the employer of this plan',
    false: 'you no longer worked for the employer of this plan',
  },
  checkToCustodian: {
    true: 'the check were made out to the new custodian',
    false: 'the check were made out to you',
  },
  planLoanClosed: {
    left_job: 'the plan closed the loan because you left',
    other: 'the plan had closed the loan for another reason',
  },
  planLoanClosedDate: { '2000-01-01': 'the plan had closed the loan long ago' },
  checkReceivedDate: { '2000-01-01': 'the check had come long ago' },
  newPlanAcceptsRollovers: {
    true: 'a plan at your work took money from old plans and IRAs',
    false: 'no plan at your work took money from old plans and IRAs',
  },
  backdoorRoth: {
    true: 'you used the backdoor into a Roth IRA',
    false: 'you did not use the backdoor into a Roth IRA',
  },
  needsMoneyEarly: {
    true: 'you needed money from it before the penalty ends',
    false: 'you needed no money from it before the penalty ends',
  },
  creditorConcern: {
    true: 'you had to fear a lawsuit or creditors',
    false: 'you had no lawsuit or creditors to fear',
  },
  goal: {
    retirement: 'the money were for retirement',
    home: 'the money were for a home',
    education: 'the money were for education',
    car: 'the money were for a car',
    income: 'you wanted to live on the money',
  },
  maritalStatus: { single: 'you were single', married: 'you were married' },
  filingStatus: { single: 'you filed as single', married_joint: 'you filed jointly with a spouse' },
  employment: {
    employed: 'you were employed',
    self_employed: 'you were self-employed',
    unemployed: 'you were out of work',
    retired: 'you were retired',
  },
  spouseOutOfWork: {
    true: 'your spouse or partner had lost the job',
    false: 'your spouse or partner had pay again',
  },
  incomeStability: {
    steady: 'your income were steady',
    variable: 'your income varied',
    self_employed: 'your income came from self-employment',
  },
  riskTolerance: {
    conservative: 'a fall would make you sell',
    moderate: 'you felt in between about ups and downs',
    aggressive: 'you were at ease with swings',
  },
  moneySource: {
    savings: 'the money were your own savings',
    inheritance: 'the money were inherited cash',
    inherited_ira: 'the money were an inherited IRA',
    stock_sale: 'the money came from a sale of stock',
    home_sale: 'the money came from the sale of a home',
    land_sale: 'the money came from the sale of land',
    bonus: 'the money were a bonus',
  },
  inheritedFrom: {
    parent: 'the IRA came from a parent',
    spouse: 'the IRA came from your spouse',
  },
  marketplaceCoverage: {
    true: 'you had health cover from the Marketplace',
    false: 'you had no health cover from the Marketplace',
  },
  inheritedRoth: { true: 'it were a Roth IRA', false: 'it were a traditional IRA' },
  hardToReplaceJob: {
    true: 'your job were hard to replace',
    false: 'your job were easy to replace',
  },
  jobAtRisk: {
    true: 'a job in your household were at risk',
    false: 'no job in your household were at risk',
  },
  chronicIllness: {
    true: 'someone in your household had regular medical costs',
    false: 'nobody in your household had regular medical costs',
  },
  businessEmployees: {
    true: 'your business had employees',
    false: 'your business had no employees',
  },
  hasWorkplacePlan: {
    true: 'you had a retirement plan at work',
    false: 'you had no retirement plan at work',
  },
  spouseHasWorkplacePlan: {
    true: 'your spouse had a retirement plan at work',
    false: 'your spouse had no retirement plan at work',
  },
  collegeTarget: {
    public_in_state: 'you saved toward a public college in your state',
    public_out_of_state: 'you saved toward a public college in another state',
    private: 'you saved toward a private college',
  },
  collegeOwner: {
    parent: 'you owned the account',
    grandparent: 'a grandparent owned the account',
    custodial: 'the money were the child’s own',
  },
  retirementOnTrack: {
    true: 'your own retirement saving were on track',
    false: 'your own retirement saving were behind',
  },
  moneyBeforeTax: {
    true: 'tax still came off this money',
    false: 'this money were what is left after tax',
  },
  privateSchoolUse: {
    true: 'the money also paid for school before college',
    false: 'the money were kept for college',
  },
  specialNeedsChild: {
    true: 'a child had a disability that lasts',
    false: 'no child had a disability that lasts',
  },
  ownScholarship: {
    true: 'a large scholarship were likely',
    false: 'no large scholarship were likely',
  },
  hsaEligible: { true: 'your health plan allowed an HSA', false: 'your health plan did not allow an HSA' },
  behindOnDebts: { true: 'you were behind on a payment', false: 'you were behind on nothing' },
  incomeDrivenPlan: {
    none: 'your student loans had a fixed payment',
    save: 'your student loans were still on SAVE',
  },
  publicServiceJob: {
    true: 'you worked for a public or nonprofit employer',
    false: 'you did not work for a public or nonprofit employer',
  },
  newLoanPlanned: {
    true: 'you were about to take a new federal loan',
    false: 'you took no new federal loan',
  },
  homeLivedIn: {
    true: 'you had lived in the home that was sold',
    false: 'the home that was sold had not been your own home',
  },
  newLoanTaken: {
    true: 'you had taken a federal loan or consolidation since the rules changed',
    false: 'you had taken no federal loan since the rules changed',
  },
  parentPlusConsolidated: {
    true: 'your Parent PLUS had been consolidated in time',
    false: 'your Parent PLUS had not been consolidated in time',
  },
  stayAtHomeParent: {
    true: 'one parent were at home with the children',
    false: 'both of you had pay',
  },
  socialSecurityCovered: {
    true: 'your pay counted for Social Security',
    false: 'your pay did not count for Social Security',
  },
  spouseSocialSecurityCovered: {
    true: 'the pay of your spouse or partner counted for Social Security',
    false: 'the pay of your spouse or partner did not count for Social Security',
  },
  smoker: { true: 'you used tobacco', false: 'you did not use tobacco' },
  spouseSmoker: {
    true: 'your spouse or partner used tobacco',
    false: 'your spouse or partner did not use tobacco',
  },
  coSignedDebt: {
    true: 'someone had signed a debt with you',
    false: 'nobody had signed a debt with you',
  },
  rothOptionAtWork: {
    true: 'your plan at work took Roth contributions',
    false: 'your plan at work took no Roth contributions',
  },
  afterTaxToRoth: {
    true: 'your plan at work took after-tax contributions and converted them to Roth',
    false: 'your plan at work took no after-tax contributions',
  },
  contributionKind: {
    traditional: 'your contributions were Traditional today',
    roth: 'your contributions were Roth today',
    both: 'you contributed some of each today',
  },
  payOutlook: {
    same: 'your pay stayed about the same',
    higher: 'your pay were about to rise by much',
    lower: 'your pay were about to fall by much',
  },
  receivesBenefits: {
    true: 'someone in your household got SSI or Medicaid',
    false: 'nobody in your household got SSI or Medicaid',
  },
}

/** Facts whose value is a place. */
const places: Partial<Record<FactKey, string>> = {
  state: 'you lived in {}',
  retirementState: 'you lived in {} once you stop working',
}

const turn = 'The value nearest to yours at which the plan is another one.'
const oneEnd = 'One end of what is plausible, to see whether the plan would change.'
const aLittleOff = 'A little away from what you said, to see whether the plan would change.'

/** Beyond a value at which a plan turns it stays turned. */
function orBeyond(fact: FactKey, value: number, from: number | undefined): string {
  if (from === undefined || from === value) return ''
  const [more, less] =
    fact === 'retirementAge' || fact === 'separationAge'
      ? ['later', 'sooner']
      : fact === 'age' || fact === 'spouseAge'
        ? ['older', 'younger']
        : ['more', 'less']
  return ` or ${value > from ? more : less}`
}

/** "If you were self-employed", with a receipt for every number in it. */
export function supposed<Key extends FactKey>(
  sheet: Worksheet,
  fact: Key,
  value: FactValue<Key>,
  { wasTold, from, now }: { wasTold: boolean; from?: number | undefined; now?: number | undefined },
): Text {
  const { label } = facts[fact]
  const unit = 'unit' in facts[fact] ? facts[fact].unit : undefined
  const tried = (id: string, name: string, as: NonNullable<typeof unit>, number: number) =>
    sheet.assumed(
      `if.${fact}${id}`,
      `${name}, tried`,
      as,
      number,
      from !== undefined ? turn : wasTold ? aLittleOff : oneEnd,
    )
  if (fact === 'numDependents' && value === 0) return words('If nobody depended on you')
  if (fact === 'savings' && value === 0) return words('If you had no other cash')
  if (fact === 'spouseIncome' && value === 0) return words('If your spouse or partner had no pay')
  if (unit !== undefined && typeof value === 'number') {
    const figure = tried('', label, unit, value)
    const [before, after] = (numbers[fact] ?? `${lowered(label)} were {}`).split('{}')
    const beyond = orBeyond(fact, value, from)
    // A sum that one has reads as more of it.
    const isLess = before === 'you had ' && now !== undefined && value < now && beyond === ''
    return say`If ${words(before ?? '')}${words(isLess ? 'only ' : '')}${figure}${words(beyond)}${words(after ?? '')}`
  }
  if (fact === 'debts') {
    const [debt, ...others] = value as FactValue<'debts'>
    if (debt?.balance === undefined || debt.rate === undefined) return words('If you had no debts')
    return say`If you owed ${tried('.balance', 'Card balance', 'usd', middle(debt.balance))} on a credit card at ${tried('.rate', 'Rate of the card', 'rate', debt.rate)}${words(others.length > 0 ? ' besides' : '')}`
  }
  if (fact === 'dependents') {
    const ages = (value as FactValue<'dependents'>).map((age, index) =>
      tried(`.${index}`, 'Age of a child', 'age', age),
    )
    return ages.length === 0
      ? words('If nobody depended on you')
      : say`If you had ${words(ages.length === 1 ? 'a child' : 'children')} of ${listed(ages.map((age) => say`${age}`))}`
  }
  if (fact === 'employerMatch' || fact === 'spouseEmployerMatch') {
    const whose = fact === 'employerMatch' ? 'your employer' : 'the employer of your spouse or partner'
    const { rate, upTo } = value as FactValue<'employerMatch'>
    if (rate === 0 || upTo === undefined) return words(`If ${whose} matched nothing`)
    return say`If ${words(whose)} matched ${tried('.rate', 'Match', 'share', rate)} of what goes in, up to ${tried('.up-to', 'Matched up to', 'rate', upTo)} of pay`
  }
  const phrase = choices[fact]?.[String(value)]
  if (phrase !== undefined) return say`If ${words(phrase)}`
  const inWords = factInWords(fact, value)
  const worded = places[fact]
  if (worded !== undefined && orphansIn(inWords).length === 0) {
    const [before, after] = worded.split('{}')
    return say`If ${words(before ?? '')}${words(inWords)}${words(after ?? '')}`
  }
  return orphansIn(inWords).length === 0
    ? join([say`If ${words(lowered(label))} were`, words(inWords)])
    : say`If ${words(lowered(label))} were different`
}

const lowered = (label: string): string => label.charAt(0).toLowerCase() + label.slice(1)
