export const BYTES_DO_CODIGO = 16;
export const MOTIVO_DA_REVOGACAO_MAXIMO = 1000;
/** Of the facts that the QR code carries, as JSON in UTF-8. */
export const BYTES_DOS_FATOS = 300;
