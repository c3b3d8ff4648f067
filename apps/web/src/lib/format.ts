import { contado } from '@instrutoria/domain/kernel/contado.ts';

// Days are never parsed as instants, which would shift them by a zone.
const DIA = /^(\d{4})-(\d{2})-(\d{2})/;

/** '2026-03-01' → '01/03/2026'. */
export function formatarDia(dia: string): string {
  const parts = DIA.exec(dia);
  return parts === null ? dia : `${parts[3]}/${parts[2]}/${parts[1]}`;
}

/** 'faltam 20 dias', 'termina hoje', 'há 2 dias', of a day as seen on another. */
export function formatarFalta(dia: string, hoje: string): string {
  const dias = Math.round((Date.parse(dia.slice(0, 10)) - Date.parse(hoje.slice(0, 10))) / 86_400_000);
  if (dias === 0) return 'termina hoje';
  const n = Math.abs(dias);
  const quantos = contado(n, 'dia', 'dias');
  if (dias < 0) return `há ${quantos}`;
  return `${n === 1 ? 'falta' : 'faltam'} ${quantos}`;
}

const instante = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'short' });
const hora = new Intl.DateTimeFormat('pt-BR', { timeStyle: 'short' });
const horaExata = new Intl.DateTimeFormat('pt-BR', { timeStyle: 'medium' });
const dia = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short' });

/** In the reader's zone: '01/03/2026, 14:05'. */
export function formatarInstante(iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? iso : instante.format(date);
}

export function formatarHora(date: Date): string {
  return hora.format(date);
}

/** '14:05:09', where two readings of one minute are told apart. */
export function formatarHoraExata(date: Date): string {
  return horaExata.format(date);
}

/** 'hoje às 14:05', 'ontem às 14:05', '01/03/2026 às 14:05', as seen at `agora`. */
export function formatarQuando(iso: string, agora: Date): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return iso;
  const ontem = new Date(agora);
  ontem.setDate(ontem.getDate() - 1);
  const noDia = dia.format(date);
  const [, quando] = [[dia.format(agora), 'hoje'] as const, [dia.format(ontem), 'ontem'] as const].find(
    ([um]) => um === noDia,
  ) ?? [noDia, noDia];
  return `${quando} às ${hora.format(date)}`;
}

/** 26214400 → '25 MB'; 1536 → '1,5 KB'. */
export function formatarBytes(bytes: number): string {
  if (bytes < 1024) return `${bytes} bytes`;
  const [value, unit] = [
    [bytes / 1024 ** 3, 'GB'] as const,
    [bytes / 1024 ** 2, 'MB'] as const,
    [bytes / 1024, 'KB'] as const,
  ].find(([size]) => size >= 1) ?? [bytes / 1024, 'KB'];
  return `${value.toLocaleString('pt-BR', { maximumFractionDigits: 1 })} ${unit}`;
}

/** For searches: 'São João' → 'sao joao'. */
export function semAcentos(texto: string): string {
  return texto.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Whether a text has every word of a search, in any order and whatever the accents. */
export function comAsPalavras(busca: string): (texto: string) => boolean {
  const palavras = semAcentos(busca).split(/\s+/).filter(Boolean);
  return (texto) => {
    const onde = semAcentos(texto);
    return palavras.every((palavra) => onde.includes(palavra));
  };
}
