import { Anchor } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../../lib/server/api.ts';
import { Notice } from '../../../ui/page/notice.tsx';
import { regrasQuery } from '../../edital/api.ts';
import type { NomesAchados } from '../api.ts';
import { ditoDoComprovante, ListaDeNomes } from '../components/pessoas/lista-de-nomes.tsx';
import { storeDisciplinas } from './autosave/rascunho-sync.ts';
import { readWizard } from './autosave/wizard-storage.ts';
import { paraCorpo } from './proposta.ts';
import { stepOfField } from './steps/step-of-field.ts';

type Achados = NomesAchados | 'falhou';

const nadaADizer = (achados: Achados) =>
  achados !== 'falhou' && achados.achados.length === 0 && ditoDoComprovante(achados.comprovante) === null;

/**
 * Before a project is sent to a call without names: shows once where it names its author; the second attempt
 * sends it.
 */
export function useNomes() {
  const client = useQueryClient();
  const [achados, setAchados] = useState<Achados | null>(null);

  async function procurar(): Promise<Achados | null> {
    const { edital } = readWizard();
    // If the rules are unknown it searches anyway, because an unnecessary question harms nobody.
    const lidas =
      edital === null ? null : await client.ensureQueryData(regrasQuery(edital.id)).catch(() => null);
    if (lidas?.regras.anonimato === 'avaliador') return null;
    try {
      await storeDisciplinas(api);
      return await api.procurarNomes({ body: paraCorpo(readWizard()) });
    } catch {
      return 'falhou';
    }
  }

  return {
    jaVistos: achados !== null,
    /** True when there are names to show first. */
    async mostrar(): Promise<boolean> {
      if (achados !== null) return false;
      const novos = await procurar();
      if (novos === null || nadaADizer(novos)) return false;
      setAchados(novos);
      return true;
    },
    aviso:
      achados === null ? null : (
        <Levado>
          <Aviso achados={achados} />
        </Levado>
      ),
  };
}

/** The button is at the foot of a phone's page, so the person is scrolled to the list. */
function Levado({ children }: { readonly children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div ref={ref} tabIndex={-1}>
      {children}
    </div>
  );
}

function Aviso({ achados }: { readonly achados: Achados }) {
  if (achados === 'falhou') {
    return (
      <Notice kind="warning" live title="Não foi possível procurar nomes no projeto">
        Nada foi enviado. Confira se os textos e o comprovante não dizem quem você é, e clique em “Enviar
        mesmo assim”.
      </Notice>
    );
  }
  const { length } = achados.achados;
  const dito = ditoDoComprovante(achados.comprovante);
  return (
    <Notice
      kind="warning"
      live
      title={
        length === 0
          ? 'Confira o comprovante antes de enviar'
          : `O projeto diz quem o escreveu em ${length === 1 ? '1 lugar' : `${length} lugares`}`
      }
    >
      Nada foi enviado ainda. Neste edital, quem avalia não deve saber de quem é o projeto. Corrija, ou envie
      mesmo assim. A administração vê o que ficou, e o avaliador lê o que está escrito.
      <ListaDeNomes
        achados={achados.achados}
        corrigir={({ onde }) => (
          <Anchor component={Link} to={`/${stepOfField(onde)?.path ?? 'revisao_projeto'}`}>
            Corrigir <span className="sr-only">em {stepOfField(onde)?.titulo}</span>
          </Anchor>
        )}
      />
      {dito !== null && <p>{dito}</p>}
    </Notice>
  );
}
