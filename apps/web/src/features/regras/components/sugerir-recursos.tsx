import { diasSemExpediente } from '@instrutoria/domain/configuracao/rules/problemas-da-configuracao.ts';
import { fimRecursosProposto } from '@instrutoria/domain/edital/rules/datas-e-fase.ts';
import type { Edital } from '@instrutoria/domain/edital/types.ts';
import { diaNoFuso, formatarDia } from '@instrutoria/domain/kernel/datas.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { agoraQuery, configuracaoQuery } from '../../configuracao/api.ts';

/** The legal day, counted from the publication or, before it, from today (T-J6). */
export function SugerirRecursos(props: {
  readonly edital: Edital;
  readonly onPick: (fimRecursos: string) => void;
}) {
  const { resultadoPublicadoEm } = props.edital;
  const configuracao = useQuery(configuracaoQuery);
  const hoje = useQuery(agoraQuery);
  if (configuracao.data === undefined || hoje.data === undefined) return null;
  const publicado =
    resultadoPublicadoEm === null
      ? hoje.data.slice(0, 10)
      : diaNoFuso(new Date(resultadoPublicadoEm), configuracao.data.fuso);
  const proposto = fimRecursosProposto(publicado, diasSemExpediente(configuracao.data));
  return (
    <div>
      <Button variant="default" size="compact-md" onClick={() => props.onPick(proposto)}>
        Sugerir: {formatarDia(proposto)}, pelo art. 66 da Lei 9.784
      </Button>
      <p>
        {resultadoPublicadoEm === null
          ? 'Dez dias depois de hoje, se o resultado for publicado hoje; em dia útil.'
          : `Dez dias depois da publicação do resultado, em ${formatarDia(publicado)}; em dia útil.`}
      </p>
    </div>
  );
}
