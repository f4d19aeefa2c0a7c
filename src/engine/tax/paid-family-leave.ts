/**
 * States whose own programs pay those who take leave from most jobs after a birth or to care for somebody: Cal. Unemp. Ins.
 * Code §3301; C.R.S. §8-13.3-504; Conn. Gen. Stat. §31-49g; D.C. Code §32-541.04; 19 Del. C. §3703 (from 2026); 26 M.R.S.
 * §850-B (from May 2026); M.G.L. c. 175M §2; Minn. Stat. §268B.04 (from 2026); N.J.S.A. 43:21-39.1; N.Y. Workers' Comp. Law
 * §204; ORS 657B.015; R.I. Gen. Laws §28-41-35; RCW 50A.15.020.
 */
const states = ['CA', 'CO', 'CT', 'DC', 'DE', 'ME', 'MA', 'MN', 'NJ', 'NY', 'OR', 'RI', 'WA']

export const paysFamilyLeave = (state: string): boolean => states.includes(state)
