import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { type Example, exampleFile } from '../how-it-works/example.ts'
import { DraftCards, ExampleFigures, StepsCard } from '../how-it-works/example-cards.tsx'
import { ToldCard } from '../how-it-works/told-card.tsx'
import { Screen } from '../layout/screen.tsx'
import { buttonLook } from '../ui/button.tsx'
import { Unreachable } from '../words/unreachable.tsx'
import { useWords } from '../words/words.ts'

export default function HowItWorks() {
  const example = useWords<Example>(exampleFile)
  if (example.kind !== 'found') return <Unreachable />
  const { told, plan, simulation } = example.value
  return (
    <Screen
      path="/how-it-works"
      title="How it works"
      description="Three steps: understand your goal, draft and simulate your plan, act and track with reminders. Shown on a real plan of an example family."
      headline="Three steps from a question to something done"
      lead="Below is a whole plan, as Hearth drafts it for an example family: a couple with a child, a credit card and an inheritance. Press any underlined number to see how it was worked out."
    >
      <ExampleFigures plan={plan}>
        <ol className="mt-14 space-y-16 lg:space-y-24">
          <Step
            number={1}
            title="Understand your goal"
            points={[
              'Ask in plain words. There is no form to fill in and no account to open.',
              'Hearth lists what it understood. What you did not say it assumes, and says so.',
              'Then it asks the one question whose answer would change your plan most.',
            ]}
          >
            <ToldCard told={told} />
          </Step>
          <Step
            number={2}
            title="Draft and simulate your plan"
            points={[
              'The plan is there at once. Change a fact and you get a new version to compare.',
              'Each way is worked out by tax law and arithmetic, then run through thousands of simulated futures.',
              'Good and bad outcomes are shown side by side. A simulation is not a promise.',
            ]}
          >
            <DraftCards plan={plan} simulation={simulation} />
          </Step>
          <Step
            number={3}
            title="Act and track with reminders"
            points={[
              'Every plan ends in a checklist: what to do, why, how, and by when.',
              'Tick off what is done. Try it here.',
              'Save the plan and take its dates into your calendar, or ask for reminders by e-mail.',
              'When another law or calculation moves a saved plan, an update says why and by how much.',
            ]}
          >
            <StepsCard plan={plan} />
          </Step>
        </ol>
      </ExampleFigures>
      <div className="mt-16 flex flex-wrap items-center gap-x-5 gap-y-3 border-t border-border pt-8">
        <Link to="/" className={buttonLook('filled')}>
          Ask your own question
        </Link>
        <p className="text-meta text-text-3">Free, without an account. For ages 18 and over.</p>
      </div>
    </Screen>
  )
}

/** One step: what happens on the left, what it looks like on the right. */
function Step(props: { number: number; title: string; points: readonly string[]; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,8fr)]">
      <div className="lg:sticky lg:top-28 lg:self-start">
        <p
          aria-hidden="true"
          className="headline num grid size-11 place-items-center rounded-full bg-brand-soft text-h3 text-on-brand-soft"
        >
          {props.number}
        </p>
        <h2 className="headline mt-4 text-h2">{props.title}</h2>
        <ul className="mt-3 space-y-2.5 text-text-2">
          {props.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </div>
      <div className="@container/plan wrap-normal">{props.children}</div>
    </li>
  )
}
