import { expect, test } from 'vitest'
import { employerAdds } from './employer-match.ts'

test('half of the first six percent adds three to someone who puts in ten, and two to someone who puts in four', () => {
  const match = { rate: 0.5, upTo: 0.06 }
  expect(employerAdds(match, 0.1)).toBeCloseTo(0.03, 12)
  expect(employerAdds(match, 0.04)).toBeCloseTo(0.02, 12)
  expect(employerAdds(match, 0)).toBe(0)
})

// IRC §401(k)(12)(B): all of the first three percent and half of the next two, the safe-harbor match.
test('the safe-harbor match adds four percent to five, and three and a half to four', () => {
  const match = { rate: 1, upTo: 0.03, next: { rate: 0.5, upTo: 0.02 } }
  expect(employerAdds(match, 0.05)).toBeCloseTo(0.04, 12)
  expect(employerAdds(match, 0.04)).toBeCloseTo(0.035, 12)
  expect(employerAdds(match, 0.02)).toBeCloseTo(0.02, 12)
})

test('a match without a limit follows all that is put in', () => {
  expect(employerAdds({ rate: 0.25 }, 0.08)).toBeCloseTo(0.02, 12)
})
