/** Line icons on a grid of 20; decorative, so that the words beside them do the naming. */
const strokes = {
  menu: 'M3 5.5h14M3 10h14M3 14.5h14',
  close: 'm5 5 10 10M15 5 5 15',
  sun: 'M10 6.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7ZM10 2v1.5M10 16.5V18M2 10h1.5M16.5 10H18M4.3 4.3l1.1 1.1M14.6 14.6l1.1 1.1M4.3 15.7l1.1-1.1M14.6 5.4l1.1-1.1',
  moon: 'M16.5 11.8A6.8 6.8 0 0 1 8.2 3.5a6.8 6.8 0 1 0 8.3 8.3Z',
  system: 'M3 4h14v9.5H3zM7.5 16.5h5M10 13.5v3',
  check: 'm4 10.5 4 4 8-9',
  warning: 'M10 3 2.5 16.5h15ZM10 8v4M10 14.2v.1',
  act: 'M3.5 10h12M11 5.5l4.5 4.5-4.5 4.5',
  copy: 'M7 7h9.5v9.5H7zM13 7V3.5H3.5V13H7',
  retry: 'M16 10a6 6 0 1 1-1.8-4.3L16 7.5M16 3.5v4h-4',
  back: 'M16.5 10h-12M9 5.5 4.5 10 9 14.5',
  external: 'M8 4H4v12h12v-4M11.5 3.5h5v5M16.5 3.5 9 11',
  independent: 'M10 17.5c4.5-2 6.5-5 6.5-10.5L10 3.5 3.5 7c0 5.5 2 8.5 6.5 10.5ZM7.3 10.3l2 2 3.5-4',
  lock: 'M4.5 9h11v8h-11zM7 9V6.5a3 3 0 0 1 6 0V9M10 12v2',
  key: 'M6.5 10a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7ZM9 11l7.5-7.5M13.2 6.8l2.6 2.6',
  steps: 'M3 5.5 4.5 7 7 4M3 13l1.5 1.5L7 11.5M10 6h7M10 13.5h7',
  list: 'M7.5 5.5H17M7.5 10H17M7.5 14.5H17M3.2 5.5h.6M3.2 10h.6M3.2 14.5h.6',
  down: 'M10 4v12M5.5 11.5 10 16l4.5-4.5',
  chevron: 'm5.5 8 4.5 4.5L14.5 8',
  clock: 'M10 3a7 7 0 1 1 0 14 7 7 0 0 1 0-14ZM10 6v4.2l2.8 1.8',
  mail: 'M3 5h14v10.5H3zM3.5 5.5 10 11l6.5-5.5',
  chat: 'M3.5 4.5h13v9H9L5.5 16.5v-3h-2z',
  help: 'M10 3a7 7 0 1 1 0 14 7 7 0 0 1 0-14ZM7.8 8a2.2 2.2 0 1 1 3.2 2c-.7.4-1 .8-1 1.5M10 13.9v.1',
} as const

export type IconName = keyof typeof strokes

export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg
      aria-hidden="true"
      className="shrink-0"
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={strokes[name]} />
    </svg>
  )
}
