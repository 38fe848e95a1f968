/** A gable over a river. A city replaces the drawing here. */
export function CityMark() {
  return (
    <svg
      viewBox="0 0 36 36"
      width="36"
      height="36"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.4"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M8 22V13L18 5l10 8v9M14.5 22v-6.5a3.5 3.5 0 0 1 7 0V22M3 27c2.5-2 5-2 7.5 0s5 2 7.5 0 5-2 7.5 0 5 2 7.5 0M7 32.5c2-1.5 4-1.5 6 0" />
    </svg>
  )
}
