import { icon } from './icon.tsx'

export const LaptopIcon = /* @__PURE__ */ icon(
  'M5 16V6.5A1.5 1.5 0 0 1 6.5 5h11A1.5 1.5 0 0 1 19 6.5V16M2.5 16h19l-1 3h-17z',
)
export const HandsetIcon = /* @__PURE__ */ icon(
  'M8.5 3h7A1.5 1.5 0 0 1 17 4.5v15a1.5 1.5 0 0 1-1.5 1.5h-7A1.5 1.5 0 0 1 7 19.5v-15A1.5 1.5 0 0 1 8.5 3M10.5 18h3',
)
