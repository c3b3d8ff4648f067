import { Ranque } from '../components/ranque.tsx';

export default function RanqueTipo2() {
  return <Ranque tipo="TIPO II" />;
}
