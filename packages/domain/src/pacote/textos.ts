export const jaHaUm = 'Já há um edital sendo baixado. Espere ele terminar e tente de novo.';
export const arquivoPerdido = 'O arquivo enviado não existe mais ou está danificado.';
