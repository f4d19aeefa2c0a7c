/** Life insurance: what there is, and what a family would need without one of its earners. */
import { choiceFact, moneyFact, numberFact, textFact, yesNoFact } from '../fact.ts'

export const lifeInsuranceFacts = {
  coverageAmount: moneyFact('Life insurance that you have, apart from work', 'usd', [0, 500_000], {
    ask: 'How much life insurance do you have of your own, apart from work?',
    whyAsked: 'What is there already does not have to be bought again.',
  }),
  decreeCoverage: moneyFact('Life insurance that a court order or a divorce decree asks you to keep', 'usd'),
  decreeYears: numberFact(
    'Years for which the court order still asks for that life insurance',
    'years',
    { max: 60, plausible: [2, 20] },
    {
      ask: 'For how many more years does the court order ask for the life insurance?',
      whyAsked: 'The cover has to last as long as the order, and for its sake no longer.',
    },
  ),
  employerCoverage: textFact('Life insurance through work', 60),
  spouseEmployerCoverage: textFact('Life insurance through the work of your spouse or partner', 60),
  termYears: numberFact('Length of the term', 'years', { max: 50 }),
  premiumMonthly: moneyFact('Insurance premium', 'usd-per-month'),
  smoker: yesNoFact('Tobacco or nicotine', {
    ask: 'Have you used tobacco or nicotine in the last few years?',
    whyAsked: 'It multiplies the price, and a wrong answer can void the policy.',
  }),
  spouseSmoker: yesNoFact('Tobacco or nicotine, your spouse or partner', {
    ask: 'Has your spouse or partner used tobacco or nicotine in the last few years?',
    whyAsked: 'It multiplies the price of their policy, and a wrong answer can void it.',
  }),
  survivorSpendingMonthly: moneyFact(
    'What your family would spend a month without you, debts paid off',
    'usd-per-month',
    [2_000, 8_000],
  ),
  newChildMonthly: moneyFact(
    'What the child on the way will cost a month, care included',
    'usd-per-month',
    [300, 2_500],
    {
      ask: 'What will the child on the way cost a month, care included?',
      whyAsked: 'Today’s spending has no child in it yet, and whoever stays alone has to pay for care.',
    },
  ),
  survivorIncome: moneyFact(
    'What your spouse or partner would earn a year without you, before tax',
    'usd-per-year',
    [0, 80_000],
  ),
  survivorSpendingShare: numberFact('Share of today’s spending that goes on without you', 'share', {
    max: 1.5,
    plausible: [0.6, 0.9],
  }),
  insuranceMoneyReturn: numberFact('What the insurance money earns above inflation a year', 'rate', {
    max: 0.2,
    plausible: [0, 0.03],
  }),
  finalExpenses: moneyFact('Funeral and last bills', 'usd', [5_000, 30_000]),
  collegeWish: moneyFact('College money for each child, in today’s dollars', 'usd', [0, 120_000], {
    ask: 'How much for college should the cover leave to each child, in today’s dollars?',
    whyAsked: 'It is added to the cover until each child has finished.',
  }),
  yearsOfSupport: numberFact('Years of support for the family', 'years', { max: 50, plausible: [10, 30] }),
  socialSecurityCovered: yesNoFact('Your pay counts for Social Security', {
    ask: 'Does your pay count for Social Security, or only for a pension of a public employer?',
    whyAsked: 'Where it does not count, Social Security pays your family nothing from it.',
  }),
  spouseSocialSecurityCovered: yesNoFact('The pay of your spouse or partner counts for Social Security', {
    ask: 'Does the pay of your spouse or partner count for Social Security, or only for a pension of a public employer?',
    whyAsked: 'Where it does not count, Social Security pays your family nothing from it.',
  }),
  coverageYearsLeft: numberFact(
    'Years left on the life insurance that you have',
    'years',
    { max: 60, plausible: [2, 25] },
    {
      ask: 'How many years does the policy that you have still run?',
      whyAsked: 'Cover that ends too early has to be replaced.',
    },
  ),
  permanentCover: choiceFact('Whose life insurance lasts for life, such as whole life', {
    you: 'yours',
    spouse: 'that of your spouse or partner',
    both: 'that of both of you',
  }),
  spouseCoverageAmount: moneyFact('Life insurance of your spouse or partner', 'usd', [0, 500_000], {
    ask: 'How much life insurance does your spouse or partner have, apart from work?',
    whyAsked: 'What is there already does not have to be bought again.',
  }),
  insuranceBudgetMonthly: moneyFact('What you can pay for life insurance', 'usd-per-month', [20, 300], {
    ask: 'How much could you pay for life insurance a month?',
    whyAsked: 'If the price is higher, you see what each way to cut it gives up.',
  }),
} as const
