import text from '../../../content/disclosures.md'
import { LegalScreen } from '../legal/legal-screen.tsx'

export default function Disclosures() {
  return <LegalScreen path="/disclosures" document={text} />
}
