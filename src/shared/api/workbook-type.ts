/** Media type of an Excel workbook (XLSX). */
export const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
