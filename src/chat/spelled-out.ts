/** Writes out what people leave out when they type: "whats", "im", "u", "wanna". Numbers are left as they are. */

const inFull: Readonly<Record<string, string>> = {
  whats: "what's",
  wheres: "where's",
  whos: "who's",
  hows: "how's",
  whens: "when's",
  thats: "that's",
  theres: "there's",
  heres: "here's",
  lets: "let's",
  im: "i'm",
  ive: "i've",
  shes: "she's",
  hes: "he's",
  theyre: "they're",
  youre: "you're",
  dont: "don't",
  doesnt: "doesn't",
  didnt: "didn't",
  cant: "can't",
  couldnt: "couldn't",
  wouldnt: "wouldn't",
  shouldnt: "shouldn't",
  wont: "won't",
  isnt: "isn't",
  arent: "aren't",
  wasnt: "wasn't",
  havent: "haven't",
  hasnt: "hasn't",
  u: 'you',
  ur: 'your',
  wanna: 'want to',
  gonna: 'going to',
  gotta: 'have to',
  shoud: 'should',
  shld: 'should',
  wat: 'what',
  bc: 'because',
  cuz: 'because',
  tho: 'though',
  pls: 'please',
  plz: 'please',
}
const shortForms = new RegExp(`\\b(?:${Object.keys(inFull).join('|')})\\b(?!')`, 'gi')

/** "U.S." and what is written in capitals, as a name may be, stay as they are. */
export const spelledOut = (message: string): string =>
  message
    .replaceAll('’', "'")
    .replace(shortForms, (word) =>
      word === word.toUpperCase() ? word : (inFull[word.toLowerCase()] ?? word),
    )
