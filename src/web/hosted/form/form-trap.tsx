import { hostedFormTrap } from '#contract/hosted-form-trap.ts'

/** A field for programs that fill whatever they find. */
export const FormTrap = () => (
  <div className="hosted-trap" aria-hidden="true">
    <input name={hostedFormTrap} tabIndex={-1} autoComplete="off" aria-label="Leave this empty" />
  </div>
)
