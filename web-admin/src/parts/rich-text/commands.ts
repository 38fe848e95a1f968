import { setBlockType, toggleMark } from 'prosemirror-commands'
import { redo, undo } from 'prosemirror-history'
import type { MarkType, Node, NodeType } from 'prosemirror-model'
import { liftListItem, sinkListItem, wrapInList } from 'prosemirror-schema-list'
import {
  type Command,
  type EditorState,
  NodeSelection,
  TextSelection,
  type Transaction,
} from 'prosemirror-state'
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  deleteColumn,
  deleteRow,
  deleteTable,
  isInTable,
  toggleHeaderColumn,
  toggleHeaderRow,
} from 'prosemirror-tables'
import { schema } from './schema.ts'

const { nodes, marks } = schema

const hasMark = ({ doc, selection, storedMarks }: EditorState, type: MarkType): boolean =>
  selection.empty
    ? Boolean(type.isInSet(storedMarks ?? selection.$from.marks()))
    : doc.rangeHasMark(selection.from, selection.to, type)

const isHeading = ({ selection: { $from } }: EditorState, level: number): boolean =>
  $from.parent.type === nodes.heading && $from.parent.attrs['level'] === level

const heading =
  (level: number): Command =>
  (state, dispatch) =>
    (isHeading(state, level) ? setBlockType(nodes.p) : setBlockType(nodes.heading, { level }))(
      state,
      dispatch,
    )

/** The innermost list around the caret. */
function listAround({ selection: { $from } }: EditorState): { node: Node; at: number } | null {
  for (let depth = $from.depth; depth > 0; depth--) {
    const node = $from.node(depth)
    if (node.type === nodes.ul || node.type === nodes.ol) return { node, at: $from.before(depth) }
  }
  return null
}

/** Makes a list, changes its kind, or ends it. */
const list =
  (kind: NodeType): Command =>
  (state, dispatch) => {
    const around = listAround(state)
    if (!around) return wrapInList(kind)(state, dispatch)
    if (around.node.type === kind) return liftListItem(nodes.li)(state, dispatch)
    dispatch?.(state.tr.setNodeMarkup(around.at, kind))
    return true
  }

/** An action of the toolbar. `key` is ProseMirror's name of its shortcut. */
export interface Action {
  readonly run: Command
  readonly key?: string
  /** Whether it is on here, for those that switch. */
  readonly isOn?: (state: EditorState) => boolean
}

const marked = (type: MarkType, key: string): Action => ({
  run: toggleMark(type),
  key,
  isOn: (state) => hasMark(state, type),
})
const titled = (level: number): Action => ({
  run: heading(level),
  key: `Mod-Alt-${String(level)}`,
  isOn: (state) => isHeading(state, level),
})
const listed = (kind: NodeType, key: string): Action => ({
  run: list(kind),
  key,
  isOn: (state) => listAround(state)?.node.type === kind,
})

/** By name, in the order of the toolbar. */
export const textActions = {
  Undo: { run: undo, key: 'Mod-z' },
  Redo: { run: redo, key: 'Mod-y' },
  Heading2: titled(2),
  Heading3: titled(3),
  Heading4: titled(4),
  Bold: marked(marks.strong, 'Mod-b'),
  Italic: marked(marks.em, 'Mod-i'),
  Bullets: listed(nodes.ul, 'Mod-Shift-8'),
  Numbers: listed(nodes.ol, 'Mod-Shift-7'),
  Deeper: { run: sinkListItem(nodes.li), key: 'Mod-]' },
  Higher: { run: liftListItem(nodes.li), key: 'Mod-[' },
} as const satisfies Record<string, Action>

export const tableActions = {
  RowAbove: { run: addRowBefore },
  RowBelow: { run: addRowAfter },
  DeleteRow: { run: deleteRow },
  ColumnBefore: { run: addColumnBefore },
  ColumnAfter: { run: addColumnAfter },
  DeleteColumn: { run: deleteColumn },
  HeaderRow: { run: toggleHeaderRow },
  HeaderColumn: { run: toggleHeaderColumn },
  DeleteTable: { run: deleteTable },
} as const satisfies Record<string, Action>

export type TextAction = keyof typeof textActions
export type TableAction = keyof typeof tableActions

export const actions: Readonly<Record<TextAction | TableAction, Action>> = {
  ...textActions,
  ...tableActions,
}

/** What the toolbar shows at the caret. */
export interface Shown {
  readonly on: ReadonlySet<string>
  readonly off: ReadonlySet<string>
  readonly isInTable: boolean
}

export function shownAt(state: EditorState): Shown {
  const all = Object.entries(actions)
  const isOn = ([, action]: (typeof all)[number]) => action.isOn?.(state) ?? false
  const isOff = ([, action]: (typeof all)[number]) => !action.run(state)
  const on = new Set(all.filter(isOn).map(([name]) => name))
  if (hasMark(state, marks.a)) on.add('Link')
  if (pictureAt(state)) on.add('Picture')
  const off = new Set(all.filter(isOff).map(([name]) => name))
  if (isInTable(state)) off.add('Table')
  return { on, off, isInTable: isInTable(state) }
}

/** The link around the caret or at the start of the selection. */
export function linkAt({
  selection,
}: EditorState): { from: number; to: number; href: string } | null {
  const { $from, empty } = selection
  const start = $from.parent.childAfter($from.parentOffset)
  const before = $from.parent.childBefore($from.parentOffset)
  const found = marks.a.isInSet(start.node?.marks ?? []) ? start : empty ? before : start
  const mark = marks.a.isInSet(found.node?.marks ?? [])
  if (!mark) return null
  const base = $from.start()
  let from = base + found.offset
  let to = from + (found.node?.nodeSize ?? 0)
  // A link whose text is partly bold is several nodes.
  $from.parent.forEach((node, offset) => {
    if (!mark.isInSet(node.marks)) return
    if (base + offset + node.nodeSize === from) from = base + offset
    if (base + offset === to) to += node.nodeSize
  })
  return { from, to, href: String(mark.attrs['href']) }
}

/** Of the link at the caret, or of the selection. */
export const linkText = (state: EditorState): string => {
  const { from, to } = linkAt(state) ?? state.selection
  return state.doc.textBetween(from, to, ' ')
}

/** Links the selection, or writes `text` as a link. */
export const setLink =
  (href: string, text: string): Command =>
  (state, dispatch) => {
    const { from, to } = linkAt(state) ?? state.selection
    const mark = marks.a.create({ href })
    const tr = state.tr
    if (text === state.doc.textBetween(from, to, ' ')) {
      tr.removeMark(from, to, marks.a).addMark(from, to, mark)
    } else {
      const others = state.doc
        .resolve(from)
        .marks()
        .filter(({ type }) => type !== marks.a)
      tr.replaceWith(from, to, schema.text(text, [...others, mark]))
      tr.setSelection(TextSelection.create(tr.doc, from + text.length))
    }
    tr.removeStoredMark(marks.a)
    dispatch?.(tr)
    return true
  }

export const removeLink: Command = (state, dispatch) => {
  const link = linkAt(state)
  if (!link) return false
  dispatch?.(state.tr.removeMark(link.from, link.to, marks.a))
  return true
}

/** The selected picture. */
export const pictureAt = ({ selection }: EditorState): Node | null =>
  selection instanceof NodeSelection && selection.node.type === nodes.img ? selection.node : null

/** Inserts a picture, or changes the selected one. */
export const setPicture =
  (attrs: Readonly<Record<string, string>>): Command =>
  (state, dispatch) => {
    const now = pictureAt(state)
    const node = nodes.img.create({ ...now?.attrs, ...attrs })
    dispatch?.(state.tr.replaceSelectionWith(node, false).scrollIntoView())
    return true
  }

export interface TableSize {
  readonly rows: number
  readonly columns: number
  readonly caption: string
}

/** With a header row, the caret in its first cell, and a paragraph below to go on in. */
export const insertTable =
  ({ rows, columns, caption }: TableSize): Command =>
  (state, dispatch) => {
    const rowOf = (type: NodeType) =>
      nodes.tr.create(
        null,
        Array.from({ length: columns }, () => type.createAndFill()).filter(isNode),
      )
    const all = Array.from({ length: rows }, (_, at) => rowOf(at === 0 ? nodes.th : nodes.td))
    const table = nodes.table.create({ caption: caption || null }, all)
    const { $from } = state.selection
    const top = $from.node(1)
    const isBlank = top.isTextblock && top.content.size === 0
    const [from, to] = [isBlank ? $from.before(1) : $from.after(1), $from.after(1)]
    const tr: Transaction = state.tr.replaceWith(from, to, [table, nodes.p.create()])
    tr.setSelection(TextSelection.near(tr.doc.resolve(from + 1)))
    dispatch?.(tr.scrollIntoView())
    return true
  }

const isNode = (node: Node | null): node is Node => node !== null
