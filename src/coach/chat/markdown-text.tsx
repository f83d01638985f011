// An answer with its lists and emphasis. Loaded after the page, because the parser is as large as the rest of it.
import Markdown from 'react-markdown'

// An engine's answer is untrusted text: no images, no links, no HTML.
const shownElements = ['p', 'strong', 'em', 'ul', 'ol', 'li', 'br']

export function MarkdownText({ text }: { text: string }) {
  return (
    <div className="grid gap-3 break-words [&_li]:ml-5 [&_ol]:list-decimal [&_ul]:list-disc" dir="auto">
      <Markdown allowedElements={shownElements} unwrapDisallowed>
        {text}
      </Markdown>
    </div>
  )
}
