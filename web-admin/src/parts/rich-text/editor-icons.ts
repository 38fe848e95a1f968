import { icon } from '@portal/web-ui/icon'

const h = 'M4 6v12M12 6v12M4 12h8'
const lines = 'M11 6h9M11 12h9M11 18h9'

/** By action. */
export const editorIcons = {
  Undo: icon('M8 5L4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11h-3'),
  Redo: icon('M16 5l4 4-4 4M20 9H10a5.5 5.5 0 0 0 0 11h3'),
  Heading2: icon(
    `${h}M15.6 11.3c.2-1.3 1.1-2.1 2.4-2.1c1.4 0 2.4.9 2.4 2.2c0 2.3-4.8 3.4-4.8 6.6h5`,
  ),
  Heading3: icon(
    `${h}M15.6 9.4h4.6l-2.8 3.4c1.8 0 3 1 3 2.5c0 1.6-1.2 2.7-2.8 2.7c-1 0-1.8-.4-2.3-1.1`,
  ),
  Heading4: icon(`${h}M19.2 18V9.4l-4 5.8h5.6`),
  Bold: icon('M7 5h6a3.5 3.5 0 0 1 0 7H7zM7 12h7a3.5 3.5 0 0 1 0 7H7z'),
  Italic: icon('M10 5h8M6 19h8M14.5 5l-5 14'),
  Bullets: icon('M9 6h11M9 12h11M9 18h11M4.5 6v.1M4.5 12v.1M4.5 18v.1'),
  Numbers: icon(
    'M10 6h10M10 12h10M10 18h10M4 5l1.4-.8V9M3.9 14.3c.4-.9 2.6-.9 2.6.5c0 1-2.6 2-2.6 3.7h2.8',
  ),
  Deeper: icon(`${lines}M4 9l3 3-3 3`),
  Higher: icon(`${lines}M7 9l-3 3 3 3`),
  Link: icon(
    'M10 14a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1',
  ),
  Picture: icon('M4 5h16v14H4zM4 16l4.5-4.5 4 4 2.5-2.5 5 5M15.5 9.2v.1'),
  Table: icon('M4 5h16v14H4zM4 10h16M4 14.5h16M10 5v14M15 10v9'),
} as const
