/** What protects a visitor's data, what they can do about it, and how each claim can be checked. */

export interface Point {
  readonly title: string
  readonly text: string
  /** What is announced and not there yet. */
  readonly planned?: string
}

export const protections: readonly Point[] = [
  {
    title: 'Encryption',
    text: 'The hosted service is reached over TLS, and browsers are told to insist on it. The key to your conversations is a random cookie that scripts cannot read; the database holds nothing but its hash.',
  },
  {
    title: 'Minimal data collection',
    text: 'No account, no name, no advertising, no trackers. The log holds the kind of page and how long it took, never a message, a fact or an address of yours. A conversation that is not used for 90 days is deleted.',
  },
  {
    title: 'Secure storage',
    text: 'The hosted service stores data in SOC 2 data centers. A self-hosted copy stores it where its operator runs it, and is protected as that place is.',
  },
]

export const controls: readonly Point[] = [
  {
    title: 'Export or delete your data',
    text: 'Facts can be changed or taken back beside every plan today, and what you leave behind is deleted after 90 days.',
    planned: 'One button to take everything with you, and one to delete it at once.',
  },
  {
    title: 'Connect or disconnect accounts',
    text: 'Nothing is connected: Hearth sees no bank, card or brokerage account and never asks for a password.',
    planned: 'Connecting accounts that you choose, and disconnecting them at any time.',
  },
  {
    title: 'Notification settings',
    text: 'Hearth sends you no e-mail and no alerts today.',
    planned: 'Reminders for your next steps, each kind switched on or off by you.',
  },
]

export const claims: readonly { readonly claim: string; readonly meaning: string; readonly check: string }[] =
  [
    {
      claim: 'No other company watches',
      meaning: 'Your browser contacts no host but this one, and the page may run no script of anyone else.',
      check: 'Open the network panel of your browser; or read the Content-Security-Policy of any answer.',
    },
    {
      claim: 'Your conversation is yours',
      meaning: 'It belongs to the random session in your browser. Knowing its address opens nothing.',
      check: 'Open this site in a private window: your plans are not there.',
    },
    {
      claim: 'Every number can be checked',
      meaning:
        'A number comes from the planner with its inputs, its formula and its source, never from a language model.',
      check: 'Press any underlined number of a plan.',
    },
    {
      claim: 'What is kept is kept safely',
      meaning:
        'A message is on disk before it is acknowledged, and versions of a plan are never overwritten.',
      check: 'Change a fact and compare the two versions of the plan.',
    },
    {
      claim: 'What is not protected',
      meaning:
        'Hearth does not encrypt its database itself: whoever can read the disk can read it. A self-hosted copy needs TLS in front of it.',
      check: 'Ask whoever runs the copy that you use.',
    },
  ]
