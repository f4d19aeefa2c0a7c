/** What people ask about the price. */
export const questions: readonly { readonly question: string; readonly answer: string }[] = [
  {
    question: 'Is Pro open?',
    answer:
      'No. Pro is planned. Its button leads to the sign-in page, which says so and offers to tell you when it opens. There is no trial to start, no card to enter, and nobody is charged.',
  },
  {
    question: 'What does Free cost later?',
    answer:
      'Nothing. Free is $0 and stays a tier of its own. Any change of fees is announced 30 days before it applies.',
  },
  {
    question: 'Do I need an account?',
    answer:
      'Not for Free: ask a question and you have a plan, and saving, sharing and exporting it need none either. Sign in by e-mail if your plans should follow you to another device.',
  },
  {
    question: 'Is this financial advice?',
    answer:
      'No. Hearth gives educational guidance and is not a registered adviser. A plan shows how each number was worked out, so that you, or a professional you trust, can check it.',
  },
  {
    question: 'What does "human-verified by a licensed professional" mean if Hearth is not an adviser?',
    answer:
      'When Pro opens, a licensed professional will check the facts, the arithmetic and the steps of a plan, and the plan will name who did. Personal advice, if you want it, comes from that professional under their own license. The legal disclosure says more.',
  },
  {
    question: 'Can I get my money back?',
    answer:
      'If you are not satisfied with Pro in the first month, that month is refunded in full. After it, fees are refunded only where the law requires it. You can cancel for the end of any month.',
  },
  {
    question: 'Who pays for Free, if not advertising?',
    answer:
      'Pro is meant to. Hearth sells no financial products, takes no commission, shows no advertising and sells no data.',
  },
]
