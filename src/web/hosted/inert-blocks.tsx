/** Blocks that would bring the code of others onto the page do nothing here. */
export const NoCustomCode = () => null

/** What would be embedded is offered as a link, where it is a page of the web. */
export function NoEmbed({ url }: { url?: string }) {
  const address = typeof url === 'string' ? URL.parse(url) : null
  if (address === null || !/^https?:$/.test(address.protocol)) return null
  return (
    <p>
      <a href={address.href} target="_blank" rel="noopener noreferrer">
        Open what stands here at {address.host}
      </a>
    </p>
  )
}
