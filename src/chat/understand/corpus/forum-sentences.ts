/** Messages in the manner of real posts, several facts at once, with every fact that they state. */
import type { Household } from '#engine/household.ts'

export const forumSentences: readonly (readonly [message: string, facts: Household])[] = [
  [
    '27M in Austin TX, 72k/yr, 14k in student loans at 5.5%, no cc debt. what now',
    { age: 27, income: 72000, debts: [{ kind: 'student_loan', balance: 14000, rate: 0.055 }], state: 'TX' },
  ],
  [
    '31F, hubby 33M, combined 118k gross, 2 kids (1 and 4), rent 1,850',
    {
      age: 31,
      spouseAge: 33,
      householdIncome: 118000,
      monthlyRent: 1850,
      dependents: [1, 4],
      maritalStatus: 'married',
    },
  ],
  [
    'Im 52 and just got let go after 20 yrs, have about 310k in my 401k and 25k cash. wife still works, makes 48k',
    {
      age: 52,
      spouseIncome: 48000,
      savings: 25000,
      retirementSavings: 310000,
      maritalStatus: 'married',
      employment: 'unemployed',
      accountType: ['401k'],
    },
  ],
  ['i make 23.50/hr 40 hrs a week, how much should go to retirement', { hourlyWage: 23.5 }],
  [
    'Bring home about 1,480 every two weeks after insurance and 401k',
    { takeHomeMonthly: 3207, accountType: ['401k'] },
  ],
  [
    'turning 40 in March, zero saved for retirement, salary 61,500',
    { goal: 'retirement', age: 39, income: 61500, retirementSavings: 0 },
  ],
  ['We sold our old house for 420k last year and now rent for 2,300 a month', { monthlyRent: 2300 }],
  [
    'My dad left me half a mil, I am 35 and single',
    { inheritedFrom: 'parent', amount: 500000, age: 35, maritalStatus: 'single' },
  ],
  ['if i had 50k id pay off the car, but i only have 6k in savings', { savings: 6000 }],
  ["my buddy says he put 20k into index funds, i've got 3k to invest", { amount: 3000 }],
  [
    'used to earn 95k before covid, now at 58k, mortgage 187k at 3.25',
    { income: 58000, debts: [{ kind: 'mortgage', balance: 187000, rate: 0.0325 }] },
  ],
  [
    'Dave Ramsey says to keep $1,000, but I have 8k emergency fund and 11k on a card at 22.9%',
    { emergencyFund: 8000, debts: [{ kind: 'credit_card', balance: 11000, rate: 0.229 }] },
  ],
  [
    'Spouse and I both 45, he has 200k in a 403b, I have 90k in a Roth IRA',
    {
      age: 45,
      spouseAge: 45,
      rothSavings: 90000,
      retirementSavings: 290000,
      maritalStatus: 'married',
      accountType: ['403b', 'roth_ira'],
    },
  ],
  [
    'credit score 640ish, 3 cards: 2100 @ 24%, 900 @ 29%, 4500 @ 19%',
    {
      debts: [
        { kind: 'credit_card', balance: 2100, rate: 0.24 },
        { kind: 'credit_card', balance: 900, rate: 0.29 },
        { kind: 'credit_card', balance: 4500, rate: 0.19 },
      ],
      creditScore: 640,
    },
  ],
  [
    'Looking at a 385k house with 10% down, we make 9,200 a month before taxes',
    { householdIncome: 110400, twoAdults: true, downPaymentRate: 0.1, homePrice: 385000 },
  ],
  [
    'I put 8% into my 401k and the company matches 50% up to 6',
    { employerMatch: { rate: 0.5, upTo: 0.06 }, contributionRate: 0.08, accountType: ['401k'] },
  ],
  ['My parents owe 60k on their house and I want to help, I have 12k saved', { savings: 12000 }],
  [
    'student loans: 27k at 6.8 and 12k at 4.5, both federal',
    {
      debts: [
        { kind: 'student_loan', balance: 27000, rate: 0.068, loanType: 'federal' },
        { kind: 'student_loan', balance: 12000, rate: 0.045, loanType: 'federal' },
      ],
    },
  ],
  ['what would you do with 100k if you were me? I am 29', { amount: 100000, age: 29 }],
  [
    'car is worth 9k but i owe 13.5k on it at 11%',
    { debts: [{ kind: 'auto', balance: 13500, rate: 0.11, worth: 9000 }] },
  ],
  ['I get 1,940 a month from social security and have 85k in savings', { savings: 85000, ssMonthly: 1940 }],
  ['my ex makes 150k, i make 42k and pay 600 rent', { income: 42000, monthlyRent: 600 }],
  ['expenses run us 4.2k/month, emergency fund sits at 9k', { monthlyExpenses: 4200, emergencyFund: 9000 }],
  [
    'Im 24, live w my parents, earn 38k and save about 900/mo',
    { age: 24, income: 38000, monthlyContribution: 900 },
  ],
  [
    'We bought at 310k, house is worth about 460k now and we owe 240k',
    { debts: [{ kind: 'mortgage', balance: 240000 }], homeValue: 460000 },
  ],
  [
    'Nurse in Ohio, 34, divorced, 2 kids 6 & 9, net 3,900 a month',
    { age: 34, takeHomeMonthly: 3900, dependents: [6, 9], maritalStatus: 'divorced', state: 'OH' },
  ],
  ["I've got somewhere between 15 and 20k in checking", { savings: [15000, 20000] }],
  [
    'Owe the IRS 7,400 and have a 5k tax refund coming? no idea',
    { debts: [{ kind: 'tax', balance: 7400 }], moneySource: 'savings' },
  ],
  ['my boss offered 85k but i currently get 70k', { income: 70000 }],
  ['Should I take 30k from my 401k to buy a house', { amount: 30000, goal: 'home', accountType: ['401k'] }],
  ['Grandma gave me 5,000 dollars, im 19 and in college', { amount: 5000, moneySource: 'gift', age: 19 }],
  [
    'I want to buy in 3 years, need like 60k for the down payment, have 22k so far',
    { goal: 'home', horizonYears: 3, savings: 22000, downPayment: 60000 },
  ],
  ['got 40 shares vesting in june, salary 132k, 35% bracket', { income: 132000, marginalRate: 0.35 }],
  [
    'our mortgage is 1,920 a month and there is 268k left at 2.9%',
    { debts: [{ kind: 'mortgage', balance: 268000, rate: 0.029, minPayment: 1920 }] },
  ],
  ['Making 65-70k depending on overtime', { income: [65000, 70000] }],
  ['My sister in law owes 18k on cards and asked me for money. I have 30k in the bank.', { savings: 30000 }],
  [
    'when i was 25 i had nothing, now 47 with 180k in retirement accounts',
    { goal: 'retirement', age: 47, retirementSavings: 180000 },
  ],
  ['I have £20,000 and moving to the US', {}],
  ['Sold some bitcoin for 14k, what taxes do i owe', { amount: 14000, moneySource: 'stock_sale' }],
  [
    'paid 3,200 on my credit card last month, 1,100 to go',
    { debts: [{ kind: 'credit_card', balance: 1100 }] },
  ],
  [
    'wife is SAHM, I gross 84k, kids are 2, 5 and 8',
    {
      income: 84000,
      spouseIncome: 0,
      stayAtHomeParent: true,
      dependents: [2, 5, 8],
      maritalStatus: 'married',
    },
  ],
  [
    'I am a widow, 68, with 410,000 in an IRA',
    {
      pretaxIraBalance: 410000,
      age: 68,
      retirementSavings: 410000,
      maritalStatus: 'widowed',
      accountType: ['ira'],
    },
  ],
  [
    'take home 5100, rent 1650, car 320, loans 410, groceries 500',
    {
      takeHomeMonthly: 5100,
      monthlyRent: 1650,
      monthlyExpenses: 2880,
      debts: [{ kind: 'auto', minPayment: 320 }],
    },
  ],
  ['I max my Roth every year and have 62k in it', { retirementSavings: 62000, filledAccounts: ['ira'] }],
  [
    'we spend 6 grand a month and have 4 months of expenses saved',
    { monthlyExpenses: 6000, emergencyFundMonths: 4 },
  ],
  [
    'got a 12k bonus, owe 6k on a personal loan at 13%',
    { amount: 12000, moneySource: 'bonus', debts: [{ kind: 'personal', balance: 6000, rate: 0.13 }] },
  ],
  ['Live in NYC making 105k base, 15k bonus usually', { income: 105000, state: 'NY' }],
  ['Canadian here, 80k CAD in RRSP', {}],
  ['say I put in 200 a month from age 25, how much at 65', { monthlyContribution: 200 }],
  ['we have a 7 yo and twins on the way', { twoAdults: true, dependents: [7], expecting: true }],
  [
    'i contribute 5% and they match 100% of the first 4%, pay is 57k',
    { income: 57000, employerMatch: { rate: 1, upTo: 0.04 }, contributionRate: 0.05 },
  ],
  [
    'Settlement of 75k after lawyer fees. I rent, 32, two kids',
    { amount: 75000, age: 32, numDependents: 2, moneySource: 'settlement' },
  ],
  ['My 401(k) from my last job has 38,412.77 in it', { amount: 38412.77, accountType: ['401k'] }],
  [
    'not married, no kids, no debt, 33, 45k in a HYSA',
    { age: 33, savings: 45000, debts: [], numDependents: 0, maritalStatus: 'single' },
  ],
  ['back in 2015 I had 700 credit score, now 580', { creditScore: 580 }],
  [
    'about to inherit approx 200k, have 15k left on car note, 48 years old',
    { amount: 200000, age: 48, debts: [{ kind: 'auto', balance: 15000 }] },
  ],
  [
    'I drive uber, make maybe 2,800 a month before gas',
    { takeHomeMonthly: 2800, employment: 'self_employed' },
  ],
  ['retired teacher, pension 3,100/mo, 72', { employment: 'retired', age: 72, pensionMonthly: 3100 }],
  [
    'we owe 12k to the hospital and can pay 200 a month',
    { monthlySurplus: 200, debts: [{ kind: 'medical', balance: 12000 }], debtPaymentMonthly: 200 },
  ],
  [
    'my wife and I file jointly, MAGI 236k',
    { agi: 236_000, maritalStatus: 'married', filingStatus: 'married_joint' },
  ],
  ['can i afford a 45k truck on 60k salary', { income: 60000 }],
  [
    'my mortgage rate is 7.1 and balance 412k, refinance at 5.9?',
    { debts: [{ kind: 'mortgage', balance: 412000, rate: 0.071 }] },
  ],
  [
    'Married filing separately, i make 55k',
    { income: 55000, maritalStatus: 'married', filingStatus: 'married_separate' },
  ],
  [
    '23, first job, 52k, company does 3% match',
    { age: 23, income: 52000, employerMatch: { rate: 1, upTo: 0.03 } },
  ],
  ['have $1.2M saved and spend 48k a year, age 60', { age: 60, monthlyExpenses: 4000, savings: 1200000 }],
  ['bought my place for 180k in 2012. now 41 and want to sell', { age: 41 }],
  [
    'GF and I (both 28) split rent of 2,400',
    { age: 28, spouseAge: 28, monthlyRent: 2400, maritalStatus: 'partnered' },
  ],
  ['I am 61 and 4 months, when should I claim', { age: 61 }],
  [
    '401k 212k, roth 48k, brokerage 33k, cash 19k. 44 yrs old',
    {
      age: 44,
      savings: 19000,
      rothSavings: 48000,
      retirementSavings: 260000,
      taxableInvestments: 33000,
      accountType: ['401k', 'brokerage'],
    },
  ],
  ['17k in savings, wanna keep 10k and invest the rest', { savings: 17000 }],
  [
    'Discover 3,400 24.99%, Cap One 1,250 29.24%, Amex 6,100 21.5%',
    {
      debts: [
        { kind: 'credit_card', name: 'Discover', balance: 3400, rate: 0.2499 },
        { kind: 'credit_card', name: 'Capital One', balance: 1250, rate: 0.2924 },
        { kind: 'credit_card', name: 'Amex', balance: 6100, rate: 0.215 },
      ],
    },
  ],
  ['My 529 has 21k, my son is 11', { amount: 21000, dependents: [11], accountType: ['529'] }],
  [
    'A friend told me to get a 15 year mortgage, we owe 230k on ours',
    { debts: [{ kind: 'mortgage', balance: 230000 }] },
  ],
  [
    'i pay 1,100 for health insurance and make 66k self employed',
    { income: 66000, employment: 'self_employed', premiumMonthly: 1100 },
  ],
  ['thinking about a 15k wedding, have 11k saved', { savings: 11000 }],
  ['25% bracket now, probably 12% when retired', { marginalRate: 0.25 }],
  [
    'roughly 5 or 6k on a store card',
    { debts: [{ kind: 'credit_card', name: 'store card', balance: [5000, 6000] }] },
  ],
  [
    'laid off last week, rent is 1.4k, have 2 months of savings',
    { monthlyRent: 1400, emergencyFundMonths: 2, employment: 'unemployed', separationDate: '2026-11-13' },
  ],
  [
    'heloc balance is $32k at prime plus 1 (8.5%)',
    { debts: [{ kind: 'heloc', balance: 32000, rate: 0.085 }] },
  ],
  ['thirty eight years old with about twenty five thousand saved up', { age: 38, savings: 25000 }],
  ['my cd of 25k matures in may at 4.6', { savings: 25000 }],
  [
    'I have a 30 year mortgage at 6.75% on a 340k loan',
    { debts: [{ kind: 'mortgage', balance: 340000, rate: 0.0675 }] },
  ],
  ['we net 7k and our bills are 5.5k', { takeHomeMonthly: 7000, monthlyExpenses: 5500 }],
  [
    'Already contribute $500 a month to my 401k, want to add 200',
    { monthlyContribution: 500, planMonthly: 500, accountType: ['401k'] },
  ],
  ['HOH with one kid (14), made 39k last year', { dependents: [14], filingStatus: 'head_of_household' }],
  ['i think id get around 1,700 from social security at 62', { ssMonthly: 1700, ssFromAge: 62 }],
  ['my net worth is 90k mostly home equity', {}],
  ['Would 80k be enough to retire in Thailand', {}],
  ['my apartment is 1,275 incl utilities, car paid off, 29 y/o', { age: 29, monthlyRent: 1275 }],
  [
    'Fidelity IRA: 54,300. Vanguard taxable: 18,900. Ally savings: 12,050',
    {
      pretaxIraBalance: 54300,
      savings: 12050,
      retirementSavings: 54300,
      taxableInvestments: 18900,
      accountType: ['ira'],
    },
  ],
  ['getting 2,600 a month in unemployment, rent 1,200', { monthlyRent: 1200, unemploymentMonthly: 2600 }],
  [
    'my brother in law says whole life is best, he pays 400 a month. i am 33 with 2 kids',
    { age: 33, numDependents: 2 },
  ],
  ['about 3/4 of my 44k student loans are federal', { debts: [{ kind: 'student_loan', balance: 44000 }] }],
  ['making $18 an hour part time 25 hours', { hourlyWage: 18 }],
  ['owed 20k two years ago, down to 7,500 now on cards', { debts: [{ kind: 'credit_card', balance: 7500 }] }],
  [
    'my partner and I earn 140k, childcare is 2,400/mo',
    { childcareMonthly: 2400, numDependents: 1, householdIncome: 140000, maritalStatus: 'partnered' },
  ],
  ['maybe retire in 12 years, im 53 now', { horizonYears: 12, retirementAge: 65, age: 53 }],
  [
    'Over 800 credit score, 40k down for a 250k condo',
    { downPayment: 40000, homePrice: 250000, creditScore: 800 },
  ],
  [
    'Just turned 50, 401k at 95k, can put in 1,500 a month',
    { age: 50, monthlySurplus: 1500, retirementSavings: 95000, accountType: ['401k'] },
  ],
  ['want to leave 10k to each of my 3 grandkids', {}],
  ['got a raise from 60 to 66k', { income: 66000 }],
  [
    '1099 contractor, 120k gross, 39, Denver',
    { age: 39, income: 120000, state: 'CO', employment: 'self_employed', incomeStability: 'self_employed' },
  ],
  [
    '$45,000/yr, $900 rent, $12,000 in student loans, $0 saved',
    { income: 45000, monthlyRent: 900, savings: 0, debts: [{ kind: 'student_loan', balance: 12000 }] },
  ],
  ['I am not 65 yet, I am 63', { age: 63 }],
  ['kids are 10 months and 3 years', { dependents: [0, 3] }],
  ['i dont have 20k, more like 12k in the bank', { savings: 12000 }],
  [
    '29M in Phoenix, 81k salary, 9.5k left on my truck at 7.9%, 6k in savings. Invest or pay it off?',
    {
      age: 29,
      state: 'AZ',
      income: 81000,
      savings: 6000,
      debts: [{ kind: 'auto', balance: 9500, rate: 0.079 }],
    },
  ],
  [
    'My wife (44) and I (46) have 380k across our 401ks and owe 155k on the house at 2.75%',
    {
      accountType: ['401k'],
      age: 46,
      spouseAge: 44,
      maritalStatus: 'married',
      retirementSavings: 380000,
      debts: [{ kind: 'mortgage', balance: 155000, rate: 0.0275 }],
    },
  ],
  ['just turned 26, got kicked off parents insurance, make 44k', { age: 26, income: 44000 }],
  [
    'We clear 6,800 a month, spend around 5k, and have 11k put away',
    { takeHomeMonthly: 6800, monthlyExpenses: 5000, savings: 11000 },
  ],
  ['three kids (2, 5, 9), one income of 92k, and no will', { dependents: [2, 5, 9], income: 92000 }],
  [
    'Citi card 5,400 at 27.24, min 160. Upstart loan 8,900 at 18%',
    {
      debts: [
        { kind: 'credit_card', name: 'Citi', balance: 5400, rate: 0.2724, minPayment: 160 },
        { kind: 'personal', balance: 8900, rate: 0.18 },
      ],
    },
  ],
  [
    'Retiring at 67, now 59, with 420k in my TSP',
    { accountType: ['tsp'], retirementAge: 67, age: 59, retirementSavings: 420000 },
  ],
  [
    'Paying $1,150 rent in Cleveland on 3,100 take home',
    { monthlyRent: 1150, state: 'OH', takeHomeMonthly: 3100 },
  ],
  [
    'should I use my 14k bonus to wipe out a 6k card at 25%',
    { amount: 14000, debts: [{ kind: 'credit_card', balance: 6000, rate: 0.25 }] },
  ],
  [
    'Company matches dollar for dollar to 5%, I put in 3%',
    { employerMatch: { rate: 1, upTo: 0.05 }, contributionRate: 0.03 },
  ],
  [
    'looking at houses around 325k, have 35k for a down payment, score 715',
    { goal: 'home', homePrice: 325000, downPayment: 35000, creditScore: 715 },
  ],
  ['If the house sells for 500k we would walk away with 200k', {}],
  [
    'Partner makes 62k and I make 58k, we split everything',
    { spouseIncome: 62000, income: 58000, maritalStatus: 'partnered' },
  ],
  ['I want 25x expenses, we spend 70k a year', { monthlyExpenses: 5833 }],
  [
    'owe 3k to a collection agency, 580 score',
    { debts: [{ kind: 'other', balance: 3000, isInCollections: true }], creditScore: 580 },
  ],
]
