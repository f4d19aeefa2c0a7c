import { expect, test } from 'vitest'
import { amountOf, csvBalances } from './csv-balances.ts'
import { maskedLabel } from './masked-label.ts'
import { ofxBalances } from './ofx-balances.ts'

const today = '2026-11-20'

// The element names are those of the OFX 1.0.3 and 2.2 specifications; the figures are ours.
const bank = `OFXHEADER:100
DATA:OFXSGML

<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>USD
<BANKACCTFROM><BANKID>121000248<ACCTID>000123456789<ACCTTYPE>SAVINGS</BANKACCTFROM>
<BANKTRANLIST><STMTTRN><TRNAMT>-20.00</STMTTRN></BANKTRANLIST>
<LEDGERBAL><BALAMT>15250.25<DTASOF>20261118120000[0:GMT]</LEDGERBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1>
<CREDITCARDMSGSRSV1><CCSTMTTRNRS><CCSTMTRS><CCACCTFROM><ACCTID>4111111111111111</CCACCTFROM>
<LEDGERBAL><BALAMT>-812.40<DTASOF>20261119</LEDGERBAL></CCSTMTRS></CCSTMTTRNRS></CREDITCARDMSGSRSV1></OFX>`

test('a bank’s download gives each account with its balance and its day, and no whole number of an account', () => {
  const balances = ofxBalances(bank, today)
  expect(balances).toEqual([
    { label: '…6789', kind: 'savings', balance: 15_250.25, asOf: '2026-11-18' },
    { label: '…1111', kind: 'credit_card', balance: 812.4, asOf: '2026-11-19' },
  ])
  expect(JSON.stringify(balances)).not.toMatch(/\d{9,}/)
})

test('an investment statement is worth its positions and its cash', () => {
  const text = `<?xml version="1.0"?><OFX><INVSTMTMSGSRSV1><INVSTMTTRNRS><INVSTMTRS><DTASOF>20261101</DTASOF>
<INVACCTFROM><BROKERID>x.com</BROKERID><ACCTID>77</ACCTID></INVACCTFROM>
<INVPOSLIST><POSMF><INVPOS><MKTVAL>1000.10</MKTVAL></INVPOS></POSMF><POSSTOCK><INVPOS><MKTVAL>2000</MKTVAL></INVPOS></POSSTOCK></INVPOSLIST>
<INVBAL><AVAILCASH>50.5</AVAILCASH></INVBAL></INVSTMTRS></INVSTMTTRNRS></INVSTMTMSGSRSV1></OFX>`
  expect(ofxBalances(text, today)).toEqual([
    { label: '77', kind: 'brokerage', balance: 3_050.6, asOf: '2026-11-01' },
  ])
})

test('a file of something else has no balances', () => {
  expect(ofxBalances('hello', today)).toEqual([])
  expect(ofxBalances('<OFX><STMTRS><ACCTID>1</STMTRS></OFX>', today)).toEqual([])
  expect(csvBalances('a,b\n1,2', today)).toEqual({ kind: 'no_headings' })
})

test('a table gives an account a row, of the kind that its words tell', () => {
  const table = [
    'Account Name,Type,Balance,As of',
    'Joint checking 1234567890,,"$4,100.50",11/18/2026',
    'Roth IRA,,12000,2026-11-01',
    '401(k) at work,retirement,"88,000",',
    'Blue card,credit card,(950.00),',
    'nothing here,,n/a,',
  ].join('\n')
  expect(csvBalances(table, today)).toEqual({
    kind: 'balances',
    skipped: 1,
    balances: [
      { label: 'Joint checking …7890', kind: 'checking', balance: 4_100.5, asOf: '2026-11-18' },
      { label: 'Roth IRA', kind: 'retirement_roth', balance: 12_000, asOf: '2026-11-01' },
      { label: '401(k) at work', kind: 'retirement_pretax', balance: 88_000, asOf: today },
      { label: 'Blue card', kind: 'credit_card', balance: 950, asOf: today },
    ],
  })
})

test('an amount is read only where it is one', () => {
  expect(['$1,234.50', '(20)', '-3', '1e9', 'n/a', ''].map(amountOf)).toEqual([
    1_234.5,
    -20,
    -3,
    undefined,
    undefined,
    undefined,
  ])
})

test('long numbers keep their last four digits', () => {
  expect(maskedLabel('Visa 4111 1111 1111 1234')).toBe('Visa …1234')
  expect(maskedLabel('401(k) 2026')).toBe('401(k) 2026')
})
