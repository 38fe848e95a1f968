import { icon } from './icon.tsx'

export const DropletIcon = /* @__PURE__ */ icon(
  'M12 3c4 4.7 6.3 8 6.3 11.3a6.3 6.3 0 0 1-12.6 0C5.7 11 8 7.7 12 3M9 14.5a3 3 0 0 0 3 3',
)
export const LampIcon = /* @__PURE__ */ icon(
  'M7 21h6M10 21V8a4 4 0 0 1 8 0v1M14.5 9h7c0 2-1.5 3.5-3.5 3.5S14.5 11 14.5 9M16.5 15.5l-.5 1.5M20 15.5l.5 1.5',
)
export const PermitIcon = /* @__PURE__ */ icon(
  'M6 3.5h8.5L19 8v12.5H6zM14 3.5V8.5h5M9 12.5h7M9 16h4.5',
)
export const BinIcon = /* @__PURE__ */ icon(
  'M6 8.5l1 10h9.5l1-10M4.5 8.5h15V6.5l-1-1.5h-13l-1 1.5zM9 19a1.7 1.7 0 1 0 0 .1M9.5 12h5',
)
export const BriefcaseIcon = /* @__PURE__ */ icon(
  'M3.5 9A1.5 1.5 0 0 1 5 7.5h14A1.5 1.5 0 0 1 20.5 9v9.5A1.5 1.5 0 0 1 19 20H5a1.5 1.5 0 0 1-1.5-1.5zM8.5 7.5V5.5A1.5 1.5 0 0 1 10 4h4a1.5 1.5 0 0 1 1.5 1.5v2M3.5 12.5c5.5 2.2 11.5 2.2 17 0M12 13.2v2',
)
export const BuildingIcon = /* @__PURE__ */ icon(
  'M3.5 20.5h17M5.5 20.5V9.5L12 5l6.5 4.5v11M12 2.5V5M9 20.5v-9M12 20.5v-9M15 20.5v-9',
)
export const StorefrontIcon = /* @__PURE__ */ icon(
  'M5 12v8.5h14V12M3.5 9.5L5.5 4h13l2 5.5a2.8 2.8 0 0 1-5.6.3 2.9 2.9 0 0 1-5.8 0 2.8 2.8 0 0 1-5.6-.3M14 20.5v-5h-4v5',
)
export const MagnifierIcon = /* @__PURE__ */ icon(
  'M6 3.5h8.5L18.5 7.5v3M6 3.5v17h5M14.3 3.5v4.2h4.2M9 11h3M9 14.5h2M15.8 12.5a3.2 3.2 0 1 0 0 6.4a3.2 3.2 0 1 0 0-6.4M18.2 18.2l2.6 2.6',
)
export const MapIcon = /* @__PURE__ */ icon(
  'M3.5 6.5L9 4l6 2.5L20.5 4v13.5L15 20l-6-2.5L3.5 20zM9 4v13.5M15 6.5V20',
)
export const LeafIcon = /* @__PURE__ */ icon(
  'M19.5 4.5C10 4 4.5 8 4.5 13.5a5.5 5.5 0 0 0 5.5 5.5c6.5 0 10-5.5 9.5-14.5M4 20.5c2.5-5 6-8 10.5-10',
)
export const SnowIcon = /* @__PURE__ */ icon(
  'M12 3v18M4.2 7.5l15.6 9M19.8 7.5l-15.6 9M9.5 4.5L12 7l2.5-2.5M9.5 19.5L12 17l2.5 2.5M4.8 10.8l3.4-.9-.9-3.4M19.2 10.8l-3.4-.9.9-3.4M4.8 13.2l3.4.9-.9 3.4M19.2 13.2l-3.4.9.9 3.4',
)
export const TreeIcon = /* @__PURE__ */ icon(
  'M12 21v-7.5M12 17l3.5-3M12 3.5c2.5 0 4.5 1.7 4.7 4a4.3 4.3 0 0 1-1.2 8.5h-7A4.3 4.3 0 0 1 7.3 7.5c.2-2.3 2.2-4 4.7-4',
)
export const CarIcon = /* @__PURE__ */ icon(
  'M4 17v-4.5l2-5.5A2 2 0 0 1 8 5.5h8a2 2 0 0 1 2 1.5l2 5.5V17zM4 12.5h16M5.5 17v2M18.5 17v2M7.5 14.8v.1M16.5 14.8v.1',
)
export const HouseIcon = /* @__PURE__ */ icon(
  'M3.5 11.5L12 4l8.5 7.5M6 9.5v11h12v-11M12 12a2 2 0 1 0 0 4a2 2 0 1 0 0-4',
)
export const RoadIcon = /* @__PURE__ */ icon(
  'M8 3.5l-4.5 17M16 3.5l4.5 17M12 4v2.5M12 10v3.5M12 17v3',
)
export const HammerIcon = /* @__PURE__ */ icon(
  'M13 8l-8.5 8.8a1.8 1.8 0 0 0 2.6 2.6L16 11M10.5 5.5l3-2 7 7-2.5 2.5-7-7z',
)
export const CardIcon = /* @__PURE__ */ icon(
  'M3 7.5A1.5 1.5 0 0 1 4.5 6h15A1.5 1.5 0 0 1 21 7.5v9a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 16.5zM3 10.5h18M6.5 14.5h3.5',
)
export const BrushIcon = /* @__PURE__ */ icon(
  'M9 13.5L18.5 4c1-.8 2.3.5 1.5 1.5L10.5 15M9 13.5c-3 0-3.5 2.5-3.8 4.2-.2 1-.7 1.8-1.7 2.3 3.5.8 7.5 0 7.5-4z',
)
export const PawIcon = /* @__PURE__ */ icon(
  'M12 12c2.8 0 5 2.7 5 5.2 0 1.7-1.3 2.8-2.8 2.8-1 0-1.4-.4-2.2-.4s-1.2.4-2.2.4C8.3 20 7 18.9 7 17.2 7 14.7 9.2 12 12 12M5 10v1.2M9.5 5.5V7M14.5 5.5V7M19 10v1.2',
)
export const PeopleIcon = /* @__PURE__ */ icon(
  'M9 5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7M2.5 19.5c.5-3.2 3-4.8 6.5-4.8s6 1.6 6.5 4.8M15.5 5.4a3.3 3.3 0 0 1 0 6.4M17.5 15c2.3.6 3.7 2.1 4 4.5',
)
export const NewsIcon = /* @__PURE__ */ icon(
  'M4 5h12.5v13a2 2 0 0 0 2 2H6a2 2 0 0 1-2-2zM16.5 9.5h4V18a2 2 0 0 1-2 2M7.5 8.5h5.5M7.5 12h5.5M7.5 15.5h3.5',
)
export const HeartIcon = /* @__PURE__ */ icon(
  'M12 20S3.8 15.3 3.8 9.3A4.5 4.5 0 0 1 12 6.8a4.5 4.5 0 0 1 8.2 2.5C20.2 15.3 12 20 12 20M6.5 11.5h3l1.5-2.5 2 4.5 1.3-2h3.2',
)
