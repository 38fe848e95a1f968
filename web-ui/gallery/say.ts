import { useTexts } from '../src/texts/index.tsx'

/** The gallery's own samples, in the language it is shown in; they are no texts of the portal. */
export function useSay() {
  const { language } = useTexts()
  return (en: string, es: string) => (language === 'es' ? es : en)
}
