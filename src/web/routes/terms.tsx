import text from '../../../content/terms.md'
import { LegalScreen } from '../legal/legal-screen.tsx'

export default function Terms() {
  return <LegalScreen path="/terms" document={text} />
}
