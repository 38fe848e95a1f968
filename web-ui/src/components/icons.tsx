// Icons of the interface. Icons for topics are in topic-icons.tsx, so that a screen loads only what
// it uses.
import { icon } from './icon.tsx'

export const SearchIcon = /* @__PURE__ */ icon(
  'M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13M15.3 15.3L20.5 20.5',
)
export const MenuIcon = /* @__PURE__ */ icon('M4 6.5h16M4 12h16M4 17.5h16')
export const CloseIcon = /* @__PURE__ */ icon('M6 6l12 12M18 6L6 18')
export const ChevronDownIcon = /* @__PURE__ */ icon('M6 9.5l6 6 6-6')
export const ChevronLeftIcon = /* @__PURE__ */ icon('M14.5 6l-6 6 6 6')
export const ChevronRightIcon = /* @__PURE__ */ icon('M9.5 6l6 6-6 6')
export const SortIcon = /* @__PURE__ */ icon('M8 10l4-4 4 4M8 14l4 4 4-4')
export const SortUpIcon = /* @__PURE__ */ icon('M12 19V5M6.5 10.5L12 5l5.5 5.5')
export const SortDownIcon = /* @__PURE__ */ icon('M12 5v14M6.5 13.5L12 19l5.5-5.5')
export const ArrowRightIcon = /* @__PURE__ */ icon('M4.5 12h15M13.5 6l6 6-6 6')
export const ArrowLeftIcon = /* @__PURE__ */ icon('M19.5 12h-15M10.5 6l-6 6 6 6')
export const ExternalIcon = /* @__PURE__ */ icon(
  'M14 4h6v6M20 4l-9 9M17.5 14v4a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V8.5a2 2 0 0 1 2-2h4',
)
export const AlertIcon = /* @__PURE__ */ icon('M12 3.8L21.3 20H2.7zM12 10v4.5M12 17.2v.1')
export const ErrorIcon = /* @__PURE__ */ icon(
  'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18M12 7.5v5.5M12 16.3v.1',
)
export const CheckIcon = /* @__PURE__ */ icon('M4.5 12.5l5 5L19.5 7')
export const SuccessIcon = /* @__PURE__ */ icon(
  'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18M8 12.3l2.8 2.8L16 9.7',
)
export const InfoIcon = /* @__PURE__ */ icon(
  'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18M12 11v5.5M12 7.6v.1',
)
export const QuestionIcon = /* @__PURE__ */ icon(
  'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18M9.4 9.5a2.7 2.7 0 1 1 3.9 2.4c-.9.5-1.3 1-1.3 2M12 16.9v.1',
)
export const UserIcon = /* @__PURE__ */ icon(
  'M12 4a4 4 0 1 0 0 8a4 4 0 1 0 0-8M4.5 20.5c.6-3.7 3.5-5.5 7.5-5.5s6.9 1.8 7.5 5.5',
)
export const GlobeIcon = /* @__PURE__ */ icon(
  'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18M3 12h18M12 3c3.2 2.7 4.5 5.7 4.5 9s-1.3 6.3-4.5 9c-3.2-2.7-4.5-5.7-4.5-9s1.3-6.3 4.5-9',
)
export const ChatIcon = /* @__PURE__ */ icon(
  'M20 11.5c0 4.1-3.6 7-8 7-1.1 0-2.1-.2-3-.5L4.5 20l1-3.7C4.5 15 4 13.3 4 11.5c0-4.1 3.6-7 8-7s8 2.9 8 7M8.5 11.5v.1M12 11.5v.1M15.5 11.5v.1',
)
export const CalendarIcon = /* @__PURE__ */ icon(
  'M4 7a1.5 1.5 0 0 1 1.5-1.5h13A1.5 1.5 0 0 1 20 7v12a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 19zM4 10.5h16M8 3.5v4M16 3.5v4',
)
export const PhoneIcon = /* @__PURE__ */ icon(
  'M5.5 3.8h3.3l1.7 4.3-2.1 1.6c1.2 2.6 3.2 4.6 5.9 5.9l1.6-2.1 4.3 1.7v3.3c0 1-.8 1.8-1.8 1.7C10.6 19.7 4.3 13.4 3.8 5.6c-.1-1 .7-1.8 1.7-1.8',
)
export const MailIcon = /* @__PURE__ */ icon(
  'M3.5 7A1.5 1.5 0 0 1 5 5.5h14A1.5 1.5 0 0 1 20.5 7v10.5A1.5 1.5 0 0 1 19 19H5a1.5 1.5 0 0 1-1.5-1.5zM4 7l8 6 8-6',
)
export const PinIcon = /* @__PURE__ */ icon(
  'M12 3a6.8 6.8 0 0 0-6.8 6.8C5.2 14.5 12 21 12 21s6.8-6.5 6.8-11.2A6.8 6.8 0 0 0 12 3M12 7.2a2.5 2.5 0 1 0 0 5a2.5 2.5 0 1 0 0-5',
)
export const BellIcon = /* @__PURE__ */ icon(
  'M12 3.5a5.5 5.5 0 0 0-5.5 5.5c0 5-2 6.5-2 6.5h15s-2-1.5-2-6.5A5.5 5.5 0 0 0 12 3.5M10 19a2.2 2.2 0 0 0 4 0',
)
export const HomeIcon = /* @__PURE__ */ icon('M4 11l8-7 8 7M6 9.5V20h12V9.5M10 20v-5.5h4V20')
export const EditIcon = /* @__PURE__ */ icon('M4.5 19.5l1-4L16 5l3 3L8.5 18.5zM13.8 7.2l3 3')
export const TrashIcon = /* @__PURE__ */ icon(
  'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13M10.2 10.5l.4 6M13.8 10.5l-.4 6',
)
export const PlusIcon = /* @__PURE__ */ icon('M12 5v14M5 12h14')
