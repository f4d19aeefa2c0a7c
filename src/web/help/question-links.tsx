import { Link } from 'react-router'
import { type HelpLink, helpPagePath } from '#contract/help.ts'

/** Questions as a list, each a link to its page. */
export function QuestionLinks({
  links,
  isNarrow = false,
}: {
  links: readonly HelpLink[]
  isNarrow?: boolean
}) {
  return (
    <ul className={isNarrow ? '' : 'gap-x-10 md:columns-2'}>
      {links.map(({ slug, title }) => (
        <li key={slug} className="break-inside-avoid">
          <Link to={helpPagePath(slug)} className="prose-link block py-2.5 leading-snug">
            {title}
          </Link>
        </li>
      ))}
    </ul>
  )
}
