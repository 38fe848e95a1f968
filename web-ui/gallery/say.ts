import { useTexts } from '../src/texts/index.tsx'

/** The gallery's samples are not texts of the portal. */
export function useSay() {
  const { language } = useTexts()
  return (en: string, es: string) => (language === 'es' ? es : en)
}
