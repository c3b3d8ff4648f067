import { destinoDoLancamento } from '@instrutoria/domain/pagamento/messages.ts';
import { Text } from '@mantine/core';
import { Tag } from '../../../ui/page/tag.tsx';
import type { Lancamento } from '../api.ts';

export function DestinoDoLancamento({ lancamento }: { readonly lancamento: Lancamento }) {
  const { resultado, porque, detalhe } = destinoDoLancamento(lancamento);
  return (
    <>
      <Tag tone={lancamento.pago ? 'good' : 'warning'}>{porque === null ? resultado : `${resultado}:`}</Tag>{' '}
      <Text span size="sm">
        {[porque, detalhe].filter((um) => um !== null).join('; ')}
      </Text>
    </>
  );
}

export function horasDe({ horas }: Pick<Lancamento, 'horas'>): string {
  if (horas === null) return '—';
  return horas < 0 ? 'não se aplica' : horas.toLocaleString('pt-BR');
}
