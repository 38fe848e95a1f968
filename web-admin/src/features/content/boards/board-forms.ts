import {
  boardFileErrors,
  boardFileKinds,
  boardOfficeNames,
  meetingErrors,
  newBoardErrors,
  newMemberErrors,
  seatErrors,
  termErrors,
} from '@portal/core/boards/rules'
import {
  addBoardFile,
  addBoardTerm,
  cancelBoardMeeting,
  changeBoardTerm,
  createBoard,
  endBoard,
  endBoardSeat,
  removeBoardFile,
  saveBoardMeeting,
  saveBoardSeat,
  setBoardOffice,
} from '@portal/openapi/admin-client/boards'
import { refusedBy, refusedFor } from '@portal/web-ui/forms/form-answer'
import type { AppForm } from '@portal/web-ui/forms/form-definition'

const title = 'BoardDesk.Failed'
const saved = { kind: 'accepted', toast: 'SuccessUpdate' } as const
const added = { kind: 'accepted', toast: 'SuccessAdd' } as const
const removed = { kind: 'accepted', toast: 'SuccessRemove' } as const

export const createBoardForm: AppForm = {
  name: 'create-board',
  title,
  labels: { name: 'BoardDesk.Name', nameEs: 'BoardDesk.NameEs', alias: 'BoardDesk.Alias' },
  about: { 'BoardDesk.AliasTaken': 'alias' },
  async send({ text }, { call }) {
    const body = {
      name: text('name').trim(),
      nameEs: text('nameEs').trim(),
      alias: text('alias').trim(),
    }
    const errors = newBoardErrors(body)
    if (errors.length > 0) return refusedBy(errors)
    const { id } = await call(createBoard, { body })
    return { kind: 'done', href: `/boards/${id}` }
  },
}

export const endBoardForm: AppForm = {
  name: 'end-board',
  title,
  labels: { isSure: 'BoardDesk.EndAsk' },
  async send({ text, has, isChecked }, { call }) {
    if (has('asks') && !isChecked('isSure')) return refusedFor('BoardDesk.EndLead')
    await call(endBoard, { path: { id: text('id') } })
    return { kind: 'done', href: '/boards' }
  },
}

export const seatForm: AppForm = {
  name: 'board-seat',
  title,
  labels: {
    name: 'BoardDesk.SeatName',
    nameEs: 'BoardDesk.SeatNameEs',
    appointer: 'BoardDesk.Appointer',
    appointerEs: 'BoardDesk.AppointerEs',
    requirements: 'BoardDesk.Requirements',
    requirementsEs: 'BoardDesk.RequirementsEs',
    termYears: 'BoardDesk.TermYears',
    isVoting: 'BoardDesk.IsVoting',
    isAlternate: 'BoardDesk.IsAlternate',
    takesApplications: 'BoardDesk.TakesApplications',
  },
  async send({ text, isChecked }, { call }) {
    const years = text('termYears').trim()
    const seat = {
      name: text('name'),
      nameEs: text('nameEs'),
      appointer: text('appointer'),
      appointerEs: text('appointerEs'),
      requirements: text('requirements'),
      requirementsEs: text('requirementsEs'),
      isVoting: isChecked('isVoting'),
      isAlternate: isChecked('isAlternate'),
      takesApplications: isChecked('takesApplications'),
      termYears: years === '' ? null : Number(years),
    }
    const errors = seatErrors(seat)
    if (errors.length > 0) return refusedBy(errors)
    await call(saveBoardSeat, {
      path: { id: text('id') },
      body: { ...seat, seatId: text('seatId') || null },
    })
    return text('seatId') ? saved : added
  },
}

export const endSeatForm: AppForm = {
  name: 'end-board-seat',
  title,
  labels: {},
  async send({ text }, { call }) {
    await call(endBoardSeat, { path: { id: text('id'), seatId: text('seatId') } })
    return removed
  },
}

const termLabels = {
  fromDay: 'BoardDesk.FromDay',
  toDay: 'BoardDesk.ToDay',
} as const

export const newTermForm: AppForm = {
  name: 'board-term',
  title,
  labels: {
    fullName: 'BoardDesk.FullName',
    email: 'BoardDesk.Email',
    phone: 'BoardDesk.Phone',
    ...termLabels,
  },
  async send({ text }, { call }) {
    const body = {
      seatId: text('seatId'),
      fullName: text('fullName').trim(),
      email: text('email').trim(),
      phone: text('phone').trim(),
      fromDay: text('fromDay'),
      toDay: text('toDay') || null,
    }
    const errors = newMemberErrors(body)
    if (errors.length > 0) return refusedBy(errors)
    await call(addBoardTerm, { path: { id: text('id') }, body })
    return added
  },
}

export const changeTermForm: AppForm = {
  name: 'change-board-term',
  title,
  labels: termLabels,
  async send({ text }, { call }) {
    const toDay = text('toDay') || null
    const errors = termErrors({ fromDay: text('fromDay') || '1900-01-01', toDay })
    if (errors.length > 0) return refusedBy(errors)
    await call(changeBoardTerm, {
      path: { id: text('id'), termId: text('termId') },
      body: { toDay },
    })
    return saved
  },
}

/** In place of a member: from today no one has the office. */
export const noOne = 'no-one'

export const officeForm: AppForm = {
  name: 'board-office',
  title,
  labels: { office: 'BoardDesk.Office', memberId: 'BoardDesk.OfficeMember' },
  async send({ text }, { call }) {
    const office = boardOfficeNames.find((name) => name === text('office')) ?? 'chair'
    const member = text('memberId')
    // No one loses an office because a field was left alone.
    if (member === '') return refusedBy([{ field: 'memberId', kind: 'Required' }])
    await call(setBoardOffice, {
      path: { id: text('id') },
      body: { office, memberId: member === noOne ? null : member },
    })
    return saved
  },
}

export const meetingForm: AppForm = {
  name: 'board-meeting',
  title,
  labels: {
    day: 'BoardDesk.Day',
    startsAt: 'BoardDesk.StartsAt',
    title: 'BoardDesk.MeetingTitle',
    titleEs: 'BoardDesk.MeetingTitleEs',
    location: 'BoardDesk.Location',
    videoUrl: 'BoardDesk.VideoUrl',
  },
  async send({ text }, { call }) {
    const meeting = {
      day: text('day'),
      startsAt: text('startsAt'),
      title: text('title'),
      titleEs: text('titleEs'),
      location: text('location'),
      videoUrl: text('videoUrl').trim(),
    }
    const errors = meetingErrors(meeting)
    if (errors.length > 0) return refusedBy(errors)
    await call(saveBoardMeeting, {
      path: { id: text('id') },
      body: {
        ...meeting,
        meetingId: text('meetingId') || null,
        version: Number(text('version') || 0),
      },
    })
    return text('meetingId') ? saved : added
  },
}

export const cancelMeetingForm: AppForm = {
  name: 'cancel-board-meeting',
  title,
  labels: {},
  async send({ text }, { call }) {
    await call(cancelBoardMeeting, {
      path: { id: text('id'), meetingId: text('meetingId') },
      body: { isCancelled: text('to') === 'canceled' },
    })
    return saved
  },
}

export const fileForm: AppForm = {
  name: 'board-file',
  title,
  labels: {
    kind: 'BoardDesk.FileKind',
    label: 'BoardDesk.Label',
    labelEs: 'BoardDesk.LabelEs',
    url: 'BoardDesk.Url',
  },
  async send({ text }, { call }) {
    const body = {
      meetingId: text('meetingId') || null,
      kind: boardFileKinds.find((kind) => kind === text('kind')) ?? 'resource',
      label: text('label'),
      labelEs: text('labelEs'),
      url: text('url').trim(),
    }
    const errors = boardFileErrors(body)
    if (errors.length > 0) return refusedBy(errors)
    await call(addBoardFile, { path: { id: text('id') }, body })
    return added
  },
}

export const removeFileForm: AppForm = {
  name: 'remove-board-file',
  title,
  labels: {},
  async send({ text }, { call }) {
    await call(removeBoardFile, { path: { id: text('id'), fileId: text('fileId') } })
    return removed
  },
}
