/** What a plan says where less is there for debts than was told. */
import { nothing, say, type Text, words } from '../../say.ts'
import type { DebtWork } from './work.ts'

/** That less is planned than was told, and what the told sum would do. */
export function toldBeyondWords({ toldBeyond, reader, stage, clearsAtOnce, inSum }: DebtWork): Text {
  if (toldBeyond === undefined || stage === 'free' || stage === 'hold' || clearsAtOnce) return nothing
  const { told, there, over, asked, isByLaw } = toldBeyond
  const costs = reader.number('monthlyExpenses')
  return say`You named ${told} for debts, and that is more than the month leaves: once its costs of ${costs} are paid there is ${there} for them, the ${asked} of minimum payments${words(inSum.length > 0 ? ' and the mortgage’s' : '')} in those costs counted. The plan sends what is there. The other ${over} would be missing for bills and food, which come back as new charges: the debt would fall no faster. ${words('The costs are taken to hold the minimum payments and no more than those; if that is wrong, tell them that way.')}${isByLaw ? words(' What you bring home is worked out from your pay, about: say what it is, and the plan counts with that.') : nothing}`
}
