import { describe, expect, test } from 'vitest'
import { readStatement } from './read-statement.ts'

const read = (text: string) => readStatement(new TextEncoder().encode(text))
const utr = '412345678901'

// Shows B223.
describe('a bank’s statement', () => {
  test.each([
    [
      'HDFC',
      `Date,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance\n26/11/26,UPI-ASHA-a@ok-${utr}-X,0000${utr},26/11/26,,"1,234.50",9.00`,
    ],
    [
      'ICICI',
      `S No.,Value Date,Transaction Date,Cheque Number,Transaction Remarks,Withdrawal Amount (INR ),Deposit Amount (INR ),Balance (INR )\n1,26/11/2026,26/11/2026,-,UPI/${utr}/Order 1001/a@ok,0.00,1234.50,9.00`,
    ],
    [
      'SBI',
      `Txn Date,Value Date,Description,Ref No./Cheque No.,Debit,Credit,Balance\n26 Nov 2026,26 Nov 2026,BY TRANSFER-UPI/CR/${utr}/ASHA,,," 1,234.50",9.00`,
    ],
    ['Axis', `Tran Date,CHQNO,PARTICULARS,DR,CR,BAL,SOL\n26-11-2026,,UPI/P2A/${utr}/ASHA,,1234.50,9.00,12`],
    [
      'Kotak',
      `Sl. No.,Date,Description,Chq / Ref number,Amount,Dr / Cr,Balance\n1,26/11/2026,UPI/ASHA,UPI-${utr},"1,234.50",CR,9.00`,
    ],
    [
      'Union Bank',
      `Date,Remarks,Tran Id-1,Amount(Rs.),Balance(Rs.)\n26-11-2026,UPIAR/${utr}/CR/ASHA,S123,"1,234.50(Cr)",9.00(Cr)`,
    ],
    ['one with semicolons', `Date;Description;UTR;Credit\n26/11/2026;Asha;${utr};₹ 1234.5`],
    ['one with rupees in words', `Date,Details,UTR Number,Credit Amount\n26/11/2026,Asha,'${utr},"Rs. 1,234.50 Cr"`],
  ])('of %s is read by its headings', async (_, text) => {
    expect(await read(text)).toMatchObject([{ line: 2, amount: 123_450, utrs: [utr] }])
  })

  test('may begin with the account’s details, a mark of its encoding and empty lines', async () => {
    const text = `\uFEFFStatement of account\r\nName, "Kiln, Jaipur"\r\n\r\nDate,Description,Credit\r\n26/11/2026,UPI ${utr},10\r\n`
    expect(await read(text)).toMatchObject([{ line: 5, date: '26/11/2026', text: `UPI ${utr}`, amount: 1_000 }])
  })

  test.each([
    ['money out', `26/11/2026,UPI ${utr},10,`],
    ['no amount', `26/11/2026,UPI ${utr},,`],
    ['an amount that is none', `26/11/2026,UPI ${utr},,1.2.3`],
    ['three decimals', `26/11/2026,UPI ${utr},,1.234`],
    ['a longer number', `26/11/2026,UPI 9${utr},,10`],
    ['a shorter number', '26/11/2026,UPI 41234567890,,10'],
  ])('has no credit in a row with %s', async (_, row) => {
    expect(await read(`Date,Description,Debit,Credit\n${row}`)).toEqual([])
  })

  test('takes an amount for money in only where its kind says so', async () => {
    const rows = [`1/1/26,${utr},10,Dr`, `1/1/26,${utr},11,Cr`, `1/1/26,${utr},12,`]
    expect((await read(`Date,Description,Amount,Type\n${rows.join('\n')}`)).map(({ amount }) => amount)).toEqual([
      1_100,
    ])
  })

  test('takes an amount without a kind for money in only where it says so itself', async () => {
    const rows = [
      `1/1/26,${utr},10(Dr)`,
      `1/1/26,${utr},"1,00,011.00 (Cr)"`,
      `1/1/26,${utr},12`,
      `1/1/26,${utr},13 Cr.`,
    ]
    const text = `Period,Details\nFrom date 1/1/26,Amount in rupees\nDate,Description,Amount\n${rows.join('\n')}`
    expect((await read(text)).map(({ amount }) => amount)).toEqual([1_00_011_00, 1_300])
  })

  test.each([`26/11/2026,"UPI ${utr},,10\n26/11/2026,Asha,,20`, `26/11/2026,"UPI" ${utr},,10`])(
    'is refused by its line where quotation marks are broken (%j)',
    (rows) =>
      expect(read(`Account,1\nDate,Description,Debit,Credit\n${rows}`)).rejects.toThrow(
        expect.objectContaining({ code: 'upi.quotes', message: expect.stringContaining('line 3') }),
      ),
  )

  test.each([
    '',
    'a,b,c\n1,2,3',
    `Date,Description,Amount\n1/1/26,${utr},10`,
    `Date,Description,Debit\n1,${utr},2`,
    `Date,Credit\n1,2`,
    '\u0000\u0001\u0002',
  ])('is refused without the columns (%j)', (text) =>
    expect(read(text)).rejects.toThrow(expect.objectContaining({ code: 'upi.columns' })),
  )

  test('of more than 20,000 lines is refused', () =>
    expect(read(`Date,Description,Credit\n${`1/1/26,${utr},10\n`.repeat(20_000)}`)).rejects.toThrow(
      expect.objectContaining({ code: 'upi.tooLong' }),
    ))
})
