import {
  contaDoValor,
  destinoDoLancamento,
  valorPorExtenso,
} from '@instrutoria/domain/pagamento/messages.ts';
import { Text } from '@mantine/core';
import { NoWrap } from '../../../ui/page/no-wrap.tsx';
import { Tag } from '../../../ui/page/tag.tsx';
import type { Lancamento } from '../api.ts';

export function DestinoDoLancamento({ lancamento }: { readonly lancamento: Lancamento }) {
  const { retencao, pago } = lancamento;
  if (pago && retencao !== null) {
    return (
      <>
        <Tag tone="warning">retido:</Tag>{' '}
        <Text span size="sm">
          {retencao.motivo}
        </Text>
      </>
    );
  }
  const { resultado, porque, detalhe } = destinoDoLancamento(lancamento);
  return (
    <>
      <Tag tone={pago ? 'good' : 'warning'}>{porque === null ? resultado : `${resultado}:`}</Tag>{' '}
      <Text span size="sm">
        {[porque, detalhe].filter((um) => um !== null).join('; ')}
      </Text>
    </>
  );
}

/** The amount of a line, and how it came about; said in words where none is registered. */
export function ValorDoLancamento({ lancamento }: { readonly lancamento: Lancamento }) {
  const conta = contaDoValor(lancamento);
  const escrito = valorPorExtenso(lancamento);
  if (lancamento.valor === null) return escrito ?? '—';
  return (
    <>
      <NoWrap>
        {lancamento.tipo === 'ESTORNO' && '−'}
        {escrito}
      </NoWrap>
      {conta !== null && (
        <Text size="sm" c="dimmed">
          {conta}
        </Text>
      )}
    </>
  );
}

export function horasDe({ horas }: Pick<Lancamento, 'horas'>): string {
  if (horas === null) return '—';
  return horas < 0 ? 'não se aplica' : horas.toLocaleString('pt-BR');
}
