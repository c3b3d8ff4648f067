import { contado } from '@instrutoria/domain/kernel/contagem.ts';
import { Button } from '@mantine/core';
import { Notice } from '../../../ui/page/notice.tsx';
import type { LinhaDaDecisao } from '../api.ts';
import type { Decidindo } from './use-decisao.ts';

/** Which rows the last save has refused. */
export default function RecusadasAoSalvar(props: {
  readonly decidindo: Decidindo;
  readonly onIr: (linha: LinhaDaDecisao) => void;
}) {
  const { decidindo } = props;
  const recusadas = decidindo.mudadas.filter((linha) => decidindo.de(linha)?.recusa !== undefined);
  const salvas = decidindo.respostas.filter(({ resultado }) => resultado !== 'recusado').length;
  if (recusadas.length === 0) return null;
  return (
    <Notice
      oneLine
      kind="error"
      live
      title={`${contado(salvas, 'projeto salvo', 'projetos salvos')}; ${contado(recusadas.length, 'não foi salvo e continua digitado', 'não foram salvos e continuam digitados')}`}
    >
      <details>
        <summary>Ver quais</summary>
        <ul>
          {recusadas.map((linha) => (
            <li key={linha.projeto_id}>
              {linha.titulo}:{' '}
              {decidindo.mudaramAntes(linha) ? 'outra pessoa o mudou' : decidindo.de(linha)?.recusa}{' '}
              <Button variant="subtle" size="compact-sm" onClick={() => props.onIr(linha)}>
                ver<span className="sr-only"> {linha.titulo}</span>
              </Button>
            </li>
          ))}
        </ul>
      </details>
    </Notice>
  );
}
