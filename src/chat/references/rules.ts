/** Rules of thumb and market assumptions, shown as what they are. */
import { planningRules } from '#engine/planning-rules.ts'
import { lastingLaw } from '#engine/tax/lasting-law.ts'
import { studentAidLaw } from '#engine/tax/student-aid-law.ts'
import { rulesOfThumb } from '../rules-of-thumb.ts'
import { lawFigure, type Reference, type References, ruleFigure } from './reference.ts'

/** The multiple of yearly spending is the first year's share turned over. */
const spendingMultiple: Reference = (sheet, id) => {
  const { withdrawal } = rulesOfThumb
  const share = sheet.assumed(
    `${id}.share`,
    'First year’s withdrawal',
    'share',
    withdrawal.value,
    withdrawal.why,
  )
  return sheet.computed(id, 'Times yearly spending', 'count', 'one over the share', [share], 1 / share.value)
}

export const ruleReferences = {
  'rule.high': ruleFigure('A high rate of debt', 'share', planningRules.highRate),
  'rule.low': ruleFigure('A low rate of debt', 'share', planningRules.lowRate),
  'rule.starter': ruleFigure('Starter cushion', 'usd', planningRules.starterFloor),
  'rule.cushion-low': ruleFigure('Months of expenses, at least', 'count', planningRules.cushionStart),
  'rule.cushion-high': ruleFigure('Months of expenses, for a family', 'count', rulesOfThumb.cushionHigh),
  'rule.short-horizon': ruleFigure('Needed soon', 'years', planningRules.shortHorizon),
  'rule.middle-horizon': ruleFigure('Needed late', 'years', planningRules.middleHorizon),
  'rule.averaging': ruleFigure('A short schedule', 'months', planningRules.averagingMonths),
  'rule.lump-won': ruleFigure('How often all at once won', 'share', rulesOfThumb.lumpWon),
  'rule.saving': ruleFigure('Share of pay to save', 'share', rulesOfThumb.saving),
  'rule.withdrawal': ruleFigure('First year’s withdrawal', 'share', rulesOfThumb.withdrawal),
  'rule.spending-multiple': spendingMultiple,
  'rule.pay-multiple': ruleFigure('Times yearly pay', 'count', rulesOfThumb.payMultiple),
  'rule.retirement-length': ruleFigure('Length of a retirement', 'years', rulesOfThumb.retirementLength),
  'rule.housing-share': ruleFigure('Housing payment of gross pay', 'share', rulesOfThumb.housingShare),
  'rule.debt-share': ruleFigure('All debt payments of gross pay', 'share', planningRules.paymentShareWarn),
  'rule.rent-share': ruleFigure('Rent of gross pay', 'share', rulesOfThumb.rentShare),
  'rule.down-share': ruleFigure('Down payment without insurance', 'share', planningRules.downShare),
  'rule.closing-least': ruleFigure('Closing costs, least', 'share', planningRules.closingLeast),
  'rule.closing-most': ruleFigure('Closing costs, most', 'share', planningRules.closingMost),
  'rule.maintenance': ruleFigure('Upkeep of a home a year', 'share', rulesOfThumb.maintenance),
  'rule.stay-years': ruleFigure('Years to stay', 'years', rulesOfThumb.stayYears),
  'rule.loan-short': ruleFigure('A shorter mortgage', 'years', rulesOfThumb.loanShort),
  'rule.loan-long': ruleFigure('A long mortgage', 'years', rulesOfThumb.loanLong),
  'rule.utilization': ruleFigure('Utilization, at most', 'share', rulesOfThumb.utilization),
  'rule.utilization-best': ruleFigure('Utilization, best', 'share', rulesOfThumb.utilizationBest),
  'rule.insurance-multiple': ruleFigure('Times yearly pay', 'count', rulesOfThumb.insuranceMultiple),
  'rule.short-term': ruleFigure('A short term', 'years', rulesOfThumb.shortTerm),
  'rule.disability': ruleFigure('Share of pay covered', 'share', planningRules.disabilityShare),
  'rule.contestable': lawFigure('Contestable', 'years', () => lastingLaw.contestableYears),
  'rule.group-conversion': lawFigure('Time to convert', 'days', () => lastingLaw.groupLifeConversionDays),
  'rule.payoff': ruleFigure('Longest payoff', 'years', planningRules.payoffYears),
  'rule.single-stock': ruleFigure('Most in one company', 'share', planningRules.concentrationMost),
  'rule.drift': ruleFigure('Drift', 'share', planningRules.driftMost),
  'rule.fund-cost': ruleFigure('Cost of a fund a year', 'rate', planningRules.fundCostMost),
  'rule.adviser-fee': ruleFigure('Adviser’s fee', 'share', planningRules.adviserFee),
  'rule.stock-fall': ruleFigure('A bad fall of stocks', 'share', rulesOfThumb.stockFall),
  'rule.tax-share': ruleFigure('Set aside for tax', 'share', rulesOfThumb.taxShare),
  'ss.replaces': ruleFigure('Replaced by Social Security', 'share', rulesOfThumb.replacedBySocialSecurity),
  'budget.needs': ruleFigure('For needs', 'share', rulesOfThumb.needs),
  'budget.wants': ruleFigure('For wants', 'share', rulesOfThumb.wants),
  'budget.savings': ruleFigure('For saving', 'share', rulesOfThumb.budgetSaving),
  'insurance.deposit': lawFigure('Insured per owner and bank', 'usd', () => lastingLaw.depositInsurance),
  'aid.parent-share': lawFigure('Counted of a parent’s savings', 'rate', () => studentAidLaw.shareOfParents),
  'aid.years-back': lawFigure('Tax year before', 'years', () => studentAidLaw.yearsBack),
  '529.refund-days': lawFigure('Days to put a refund back', 'days', () => lastingLaw.collegeRefundDays),
  'market.us-stocks': (sheet, id, { market }) =>
    sheet.market(id, 'US stocks a year', 'rate', market.usStocks),
  'market.inflation': (sheet, id, { market }) =>
    sheet.market(id, 'Inflation a year', 'rate', market.inflation),
} as const satisfies References
