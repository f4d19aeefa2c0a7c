/** Whether a sum is in shares and not in cash: "left me around 90k of stock, mostly one utility company". */
import { phraseReader } from './phrases.ts'

const sum = '\\$?\\d[\\d,.]{0,14}k?(?: thousand| dollars)?'
const about = '(?:(?:about|around|roughly|over|almost|nearly|some|like) )*'
const shares = '(?:[\\w&]+ ){0,2}(?:stocks?|shares)'

export const readSumInShares = phraseReader('sum-in-shares', [
  {
    key: 'sumInShares',
    value: true,
    ofChild: true,
    says: new RegExp(
      `\\b(?:left (?:me|us)|gave (?:me|us)|inherit(?:ed|ing)|got) ${about}${sum} (?:worth )?(?:of|in) ${shares}\\b|\\b(?:left (?:me|us)|gave (?:me|us)|inherit(?:ed|ing)) (?:his|her|their|some|a bunch of|\\d+ )?(?:[\\w&]+ ){0,2}(?:stocks?|shares)\\b[^.;!?\\n]{0,40}\\bworth\\b`,
    ),
    unless: /\b(?:sold|cashed out|liquidated) (?:it|them|all|the (?:stock|shares)|everything)\b/,
  },
])
