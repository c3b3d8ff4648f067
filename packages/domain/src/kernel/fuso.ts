import { dataHoraNoFuso, formatarDataHora } from './datas.ts';

/** City names that an identifier writes without their accents. */
const CIDADES: Readonly<Record<string, string>> = {
  Araguaina: 'Araguaína',
  Belem: 'Belém',
  Cuiaba: 'Cuiabá',
  Eirunepe: 'Eirunepé',
  Maceio: 'Maceió',
  Noronha: 'Fernando de Noronha',
  Santarem: 'Santarém',
  Sao_Paulo: 'São Paulo',
};

/** 'UTC−3', 'UTC+5h30' or 'UTC': the zone's distance at that instant. */
function distancia(instante: Date, fuso: string): string {
  const [, sinal = '+', horas = '0', minutos = '00'] =
    /([+-])(\d\d):(\d\d)$/.exec(dataHoraNoFuso(instante, fuso)) ?? [];
  if (Number(horas) === 0 && minutos === '00') return 'UTC';
  return `UTC${sinal === '-' ? '−' : '+'}${Number(horas)}${minutos === '00' ? '' : `h${minutos}`}`;
}

/** 'horário de São Paulo (UTC−3)', as that zone was at the instant; 'UTC' of UTC itself. */
export function fusoPorExtenso(fuso: string, instante: Date): string {
  const quanto = distancia(instante, fuso);
  const cidade = fuso.slice(fuso.lastIndexOf('/') + 1);
  if (!fuso.includes('/') || fuso.startsWith('Etc/')) return quanto === 'UTC' ? 'UTC' : `${fuso} (${quanto})`;
  return `horário de ${CIDADES[cidade] ?? cidade.replaceAll('_', ' ')} (${quanto})`;
}

/** '24/11/2026 09:00, horário de São Paulo (UTC−3)': an instant that is read away from any screen. */
export function formatarDataHoraComFuso(instante: Date, fuso: string): string {
  return `${formatarDataHora(instante, fuso)}, ${fusoPorExtenso(fuso, instante)}`;
}
