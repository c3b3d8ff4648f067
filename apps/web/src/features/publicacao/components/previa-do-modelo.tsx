import { exemploParaOModelo } from '@instrutoria/domain/publicacao/rules/exemplo.ts';
import { normalizarModelo, problemasDoModelo } from '@instrutoria/domain/publicacao/rules/modelo.ts';
import { preencher } from '@instrutoria/domain/publicacao/rules/preencher.ts';
import { nomeDoTexto } from '@instrutoria/domain/publicacao/rules/texto.ts';
import type { Modelo, NomeDoModelo } from '@instrutoria/domain/publicacao/types.ts';
import { Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { diaDoInstante } from '../../../lib/format/format.ts';
import { fusoDaInstituicao } from '../../../lib/session/time-zone.ts';
import { Notice } from '../../../ui/page/notice.tsx';
import { instituicaoQuery } from '../../configuracao/api.ts';
import { Previa } from './previa.tsx';

const QUEM = {
  autoridade: 'Nome de quem assina',
  cargo: 'Cargo de quem assina',
  processo: '00000.000000/0000-00',
  atoOficial: '00/0000',
} as const;

/** The typed template, filled with a made-up result. */
export function PreviaDoModelo(props: { readonly nome: NomeDoModelo; readonly modelo: Modelo }) {
  const modelo = useDeferredValue(props.modelo);
  const { data: instituicao } = useQuery(instituicaoQuery);
  const problemas = problemasDoModelo(modelo);
  const agora = new Date();
  const { fatos, blocos } = exemploParaOModelo(props.nome, {
    instituicao: instituicao ?? { nome: 'Universidade', programa: '', cidade: '' },
    publicUrl: globalThis.location.origin,
    fuso: fusoDaInstituicao(),
    agora,
  });
  return (
    <section aria-label="Como fica">
      <Title order={2} size="h4" mb="xs">
        Como fica
      </Title>
      <p>Com um resultado inventado; entre colchetes, o que ficaria vazio.</p>
      {problemas.length > 0 ? (
        <Notice kind="warning" title="O texto ainda não pode ser salvo" live>
          {problemas.map(({ campo, mensagem }) => (
            <p key={campo}>
              {campo === 'titulo' ? 'Título' : 'Texto'}: {mensagem}
            </p>
          ))}
        </Notice>
      ) : (
        <Previa
          nome={nomeDoTexto({
            especie: modelo.especie,
            numero: 7,
            ano: Number(diaDoInstante(agora.toISOString()).slice(0, 4)),
          })}
          texto={preencher(normalizarModelo(modelo), { ...fatos, ...QUEM }, blocos)}
          quantos={{ linhas: blocos.linhas.length, mudancas: blocos.mudancas.length }}
        />
      )}
    </section>
  );
}
