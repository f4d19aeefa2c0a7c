import text from '../../../content/privacy.md'
import { LegalScreen } from '../legal/legal-screen.tsx'

export default function Privacy() {
  return <LegalScreen path="/privacy" document={text} />
}
