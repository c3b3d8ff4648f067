import { campoDaImportacao } from '@instrutoria/domain/importacao/rules/campos-da-importacao.ts';
import type { TipoDeImportacao } from '@instrutoria/domain/importacao/types.ts';
import { contado } from '@instrutoria/domain/kernel/contagem.ts';
import type { Importacao } from '../api.ts';

export const SITUACOES_POR_EXTENSO = {
  previa: 'por confirmar',
  confirmada: 'importada',
  desfeita: 'desfeita',
} as const satisfies Readonly<Record<Importacao['situacao'], string>>;

/** '30 novas, 2 mudadas'; '—' before the confirmation. */
export function contagensPorExtenso(contagens: Importacao['contagens']): string {
  if (contagens === null) return '—';
  const { novas, mudadas, retiradas } = contagens;
  const partes = [
    novas > 0 && contado(novas, 'nova', 'novas'),
    mudadas > 0 && contado(mudadas, 'mudada', 'mudadas'),
    retiradas > 0 && contado(retiradas, 'retirada', 'retiradas'),
  ].filter((uma) => uma !== false);
  return partes.join(', ');
}

export function rotuloDoCampo(tipo: TipoDeImportacao, campo: string): string {
  return campoDaImportacao(tipo, campo)?.rotulo ?? '';
}

export function valorPorExtenso(valor: number | string | null): string {
  if (valor === null || valor === '') return '(vazio)';
  return typeof valor === 'number' ? valor.toLocaleString('pt-BR') : valor;
}
