/** What protects a visitor's data, what they can do about it, and how each claim can be checked. */

export interface Point {
  readonly title: string
  readonly text: string
  /** Where it is done. */
  readonly ways?: readonly { readonly label: string; readonly href: string }[]
}

export const protections: readonly Point[] = [
  {
    title: 'Encryption',
    text: 'The hosted service is reached over TLS, and browsers are told to insist on it. The key to what is yours is a random cookie that scripts cannot read; of it and of the secrets of shared links the database holds nothing but hashes.',
  },
  {
    title: 'Minimal data collection',
    text: 'No account needed, no name, no advertising, no trackers. The log of the hosted service holds the kind of page and how long it took, never a message, a fact or an address of yours. Whoever saved nothing and stays away for 90 days is forgotten.',
  },
  {
    title: 'Secure storage',
    text: 'The hosted service stores data in SOC 2 data centers. A self-hosted copy stores it where its operator runs it, and is protected as that place is.',
  },
]

export const controls: readonly Point[] = [
  {
    title: 'Export or delete your data',
    text: 'Take everything along in one file that another copy of Hearth can read, or delete everything at once, with a receipt. No account is needed for either.',
    ways: [
      { label: 'Export', href: '/account#your-data' },
      { label: 'Delete', href: '/account#your-data' },
    ],
  },
  {
    title: 'Connect or disconnect accounts',
    text: 'Hearth never asks for a password and never reaches into a bank. You bring balances in a file, which is read in your browser; disconnecting deletes them.',
    ways: [{ label: 'Connected accounts', href: '/account#connected-accounts' }],
  },
  {
    title: 'Notification settings',
    text: 'No letter without your yes. Reminders of due steps and news of changed law are switched on or off one by one, with quiet hours, and every letter has a link that stops them.',
    ways: [{ label: 'Notifications', href: '/account#notifications' }],
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
      claim: 'A shared link shows one copy',
      meaning: 'One version of one plan, without the chat and your notes, until it ends or you take it back.',
      check: 'Share a plan, open the link in a private window, revoke it and load it again.',
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
