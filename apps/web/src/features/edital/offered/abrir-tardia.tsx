import { MENSAGENS_EDITAL as M } from '@instrutoria/domain/edital/messages.ts';
import { editalNaFrase } from '@instrutoria/domain/edital/rules/nome-na-frase.ts';
import {
  type FundamentoDaTardia,
  problemasDaTardia,
  tardiaPorExtenso,
} from '@instrutoria/domain/edital/rules/tardia.ts';
import type { Edital } from '@instrutoria/domain/edital/types.ts';
import { LETRAS_DA_BUSCA } from '@instrutoria/domain/impedimento/limits.ts';
import { instanteNoFuso } from '@instrutoria/domain/kernel/datas.ts';
import { NativeSelect, SimpleGrid, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSessao } from '../../../lib/session/session.ts';
import { fusoDaInstituicao } from '../../../lib/session/time-zone.ts';
import { ReasonModal } from '../../../ui/dialogs/reason-modal.tsx';
import { SuggestInput } from '../../../ui/fields/suggest-input.tsx';
import { agoraQuery } from '../../configuracao/api.ts';
import { pessoasQuery } from '../../impedimento/api.ts';
import { useAbrirTardia } from '../api.ts';

const ROTULOS = {
  professor: 'Pessoa',
  fundamento: 'Por que se abre',
  ordem: 'Número da ordem',
  ate: 'Aberto até',
  motivo: 'O que mostra o registro, ou uma observação',
} as const;
const FUNDAMENTOS = [
  { value: 'ordem', label: 'Ordem judicial ou administrativa' },
  { value: 'falha', label: 'O sistema recusou o envio em tempo' },
];
const rotulo = ({ nome, siape }: { readonly nome: string; readonly siape: string }) => `${nome} · ${siape}`;
const nomeProcurado = (texto: string) => texto.replace(/ · \d+$/, '').trim();

export default function AbrirTardia(props: {
  readonly edital: Edital;
  readonly opened: boolean;
  readonly onClose: () => void;
}) {
  const { edital } = props;
  const eu = useSessao()?.usuario.id ?? 0;
  const [nome, setNome] = useState('');
  const [fundamento, setFundamento] = useState<FundamentoDaTardia>('ordem');
  const [ordem, setOrdem] = useState('');
  const [dia, setDia] = useState('');
  const [hora, setHora] = useState('23:59');
  const achados = useQuery(pessoasQuery(useDebouncedValue(nomeProcurado(nome), 300)[0]));
  const hoje = useQuery(agoraQuery);
  const abrir = useAbrirTardia(edital.id);
  const longe = nomeProcurado(nome).length >= LETRAS_DA_BUSCA;
  const pessoas = (longe ? (achados.data ?? []) : []).filter(({ id }) => id !== eu);
  const professor = pessoas.find((uma) => rotulo(uma) === nome)?.id ?? null;
  const ate = instanteNoFuso(`${dia}T${hora}`, fusoDaInstituicao())?.toISOString() ?? null;
  const dados = { professor, ate, fundamento, ...(fundamento === 'ordem' ? { ordem } : {}) };
  const agora = hoje.data === undefined ? new Date() : new Date(hoje.data);

  return (
    <ReasonModal
      title="Abrir o edital para uma pessoa"
      submit="Abrir"
      labels={ROTULOS}
      label={fundamento === 'ordem' ? 'Observação' : 'O que mostra o registro do sistema'}
      optional={fundamento === 'ordem'}
      opened={props.opened}
      onClose={props.onClose}
      problems={(motivo) => problemasDaTardia({ ...dados, motivo }, agora)}
      act={(motivo) => abrir.mutateAsync({ ...dados, motivo })}
      done={M.tardiaAberta}
      fields={(errors) => (
        <>
          <SuggestInput
            {...errors.field('professor')}
            label={ROTULOS.professor}
            description="Digite parte do nome e escolha na lista"
            withAsterisk
            data-autofocus
            data={pessoas.map(rotulo)}
            answered
            value={nome}
            onChange={(typed) => {
              errors.clear('professor');
              setNome(typed);
            }}
          />
          <NativeSelect
            {...errors.field('fundamento')}
            label={ROTULOS.fundamento}
            data={FUNDAMENTOS}
            value={fundamento}
            onChange={(event) => {
              errors.clear();
              setFundamento(event.currentTarget.value === 'falha' ? 'falha' : 'ordem');
            }}
          />
          {fundamento === 'ordem' && (
            <TextInput
              {...errors.field('ordem')}
              label={ROTULOS.ordem}
              withAsterisk
              aria-required
              value={ordem}
              onChange={(event) => {
                errors.clear('ordem');
                setOrdem(event.currentTarget.value);
              }}
            />
          )}
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            <TextInput
              {...errors.field('ate')}
              type="date"
              label={ROTULOS.ate}
              withAsterisk
              aria-required
              value={dia}
              onChange={(event) => {
                errors.clear('ate');
                setDia(event.currentTarget.value);
              }}
            />
            <TextInput
              id="hora"
              type="time"
              label="Hora"
              withAsterisk
              aria-required
              value={hora}
              onChange={(event) => {
                errors.clear('ate');
                setHora(event.currentTarget.value);
              }}
            />
          </SimpleGrid>
        </>
      )}
    >
      <Text>
        Só esta pessoa pode enviar um projeto ao <b>{editalNaFrase(edital.nome)}</b>, um só, até o dia e a
        hora escolhidos. Ele conta como enviado no fim das inscrições, e nas listas, na decisão, na ata e no
        resultado se lê “{tardiaPorExtenso(fundamento, ordem.trim() === '' ? '…' : ordem)}”; quem avalia não o
        lê.
      </Text>
    </ReasonModal>
  );
}
