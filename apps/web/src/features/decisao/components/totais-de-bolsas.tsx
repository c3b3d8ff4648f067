import { editalNaFrase } from '@instrutoria/domain/edital/rules/nome-na-frase.ts';
import '@mantine/core/styles/Progress.layer.css';
import { Progress, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { painelQuery } from '../../painel/api.ts';

export function TotaisDeBolsas({
  edital,
}: {
  readonly edital: { readonly id: number; readonly nome: string; readonly limiteBolsas: number | null };
}) {
  const painel = useQuery(painelQuery(edital.id));
  return (
    <QueryState query={painel}>
      {({ bolsas: { pedidas, concedidas } }) => {
        const teto = edital.limiteBolsas ?? pedidas;
        return (
          <>
            <Text role="status" size="sm">
              <b>{concedidas}</b> bolsas aprovadas de {pedidas} pedidas
              {edital.limiteBolsas !== null && `; limite do edital: ${edital.limiteBolsas}`}
            </Text>
            <Progress
              mt={4}
              aria-label={`Bolsas aprovadas no ${editalNaFrase(edital.nome)}`}
              value={teto === 0 ? 0 : Math.min(100, (100 * concedidas) / teto)}
              {...(concedidas > teto ? { color: 'red' } : {})}
            />
          </>
        );
      }}
    </QueryState>
  );
}
