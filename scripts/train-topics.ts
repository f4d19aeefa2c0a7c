/**
 * Learns the weights of words for topics from the sentences in src/chat/understand/corpus/topics.txt
 * and writes them as data. Multinomial logistic regression with a fixed order of passes, so that the
 * same sentences give the same weights.
 *   node scripts/train-topics.ts            writes src/chat/understand/topic-weights.ts
 *   node scripts/train-topics.ts --check    cross-validates in five folds and writes nothing
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { plainLower } from '#chat/understand/text.ts'
import { topicFeatures } from '#chat/understand/topic-features.ts'
import { type TopicSlug, topicSlugs } from '#engine/topic-slugs.ts'

const root = join(import.meta.dirname, '..')
const folder = join(root, 'src/chat/understand')

interface Example {
  features: string[]
  slug: TopicSlug
  text: string
}

function examples(): Example[] {
  const out: Example[] = []
  let slug: TopicSlug = 'smalltalk'
  for (const line of readFileSync(join(folder, 'corpus/topics.txt'), 'utf8').split('\n')) {
    const heading = topicSlugs.find((one) => line === `# ${one}`)
    if (heading) slug = heading
    else if (line.trim() !== '') out.push({ slug, text: line, features: topicFeatures(plainLower(line)) })
  }
  return out
}

type Weights = Map<string, Float64Array>
const bias = '(bias)'

function learn(train: readonly Example[]): Weights {
  const counts = new Map<string, number>()
  for (const { features } of train) for (const one of features) counts.set(one, (counts.get(one) ?? 0) + 1)
  const weights: Weights = new Map([[bias, new Float64Array(topicSlugs.length)]])
  // A pair of words that stands in one sentence only teaches nothing.
  for (const [feature, count] of counts)
    if (count > 1 || !feature.includes(' ')) weights.set(feature, new Float64Array(topicSlugs.length))
  const passes = 60
  for (let pass = 0; pass < passes; pass += 1) {
    const rate = 0.6 / (1 + pass * 0.12)
    for (let step = 0; step < train.length; step += 1) {
      const example = train[(step * 7919 + pass * 104729) % train.length]
      if (example) descend(weights, example, rate)
    }
  }
  return weights
}

function descend(weights: Weights, { features, slug }: Example, rate: number): void {
  const rows = rowsOf(weights, features)
  const chances = softmax(logits(rows))
  for (const [place, topic] of topicSlugs.entries()) {
    const error = (topic === slug ? 1 : 0) - (chances[place] ?? 0)
    for (const { row, value } of rows)
      row[place] = (row[place] ?? 0) * (1 - rate * 0.0006) + rate * error * value
  }
}

function rowsOf(weights: Weights, features: readonly string[]): { row: Float64Array; value: number }[] {
  const known = features.flatMap((one) => weights.get(one) ?? [])
  const value = 1 / Math.sqrt(Math.max(4, known.length))
  const base = weights.get(bias)
  return [...known.map((row) => ({ row, value })), ...(base ? [{ row: base, value: 0.3 }] : [])]
}

function logits(rows: readonly { row: Float64Array; value: number }[]): number[] {
  return topicSlugs.map((_, place) =>
    rows.reduce((sum, { row, value }) => sum + (row[place] ?? 0) * value, 0),
  )
}

function softmax(values: readonly number[]): number[] {
  const top = Math.max(...values)
  const powers = values.map((value) => Math.exp(value - top))
  const sum = powers.reduce((a, b) => a + b, 0)
  return powers.map((power) => power / sum)
}

function choose(weights: Weights, features: readonly string[]): TopicSlug {
  const values = logits(rowsOf(weights, features))
  return topicSlugs[values.indexOf(Math.max(...values))] ?? 'out_of_scope'
}

function crossValidate(all: readonly Example[], folds: number): void {
  let right = 0
  for (let fold = 0; fold < folds; fold += 1) {
    const weights = learn(all.filter((_, index) => index % folds !== fold))
    for (const example of all.filter((_, index) => index % folds === fold))
      if (choose(weights, example.features) === example.slug) right += 1
  }
  console.log(`${right} of ${all.length} right in ${folds} folds: ${(right / all.length).toFixed(3)}`)
}

function write(weights: Weights): void {
  const lines: string[] = []
  for (const [feature, row] of [...weights].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const kept = [...row.entries()]
      .filter(([, weight]) => Math.abs(weight) >= (feature === bias ? 0.005 : 0.45))
      .map(([place, weight]) => `${place}:${weight.toFixed(1)}`)
    if (kept.length > 0) lines.push(`${feature}|${kept.join(' ')}`)
  }
  writeFileSync(
    join(folder, 'topic-weights.ts'),
    `/** Learned by scripts/train-topics.ts from corpus/topics.txt: word or pair of words | place of the topic : weight. */\nexport const topicWeights = \`\n${lines.join('\n')}\n\`\n`,
  )
  console.log(`${lines.length} features`)
}

const all = examples()
if (process.argv.includes('--check')) crossValidate(all, 5)
else write(learn(all))
